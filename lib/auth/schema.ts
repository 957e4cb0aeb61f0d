import { boolean, type InferType, object, string } from 'yup';
import {
  businessFields,
  emailSchema,
  knownEmailSchema,
  newPasswordSchema,
  profileFields,
} from '@/api/contract/auth';

/** Forms of the pages under `/auth`; messages are keys under `validation` (§5). */
export const signInFormSchema = object({
  email: knownEmailSchema,
  password: string().max(128).required('required'),
});
export type SignInForm = InferType<typeof signInFormSchema>;

export const signUpFormSchema = object({
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  ...businessFields,
  email: emailSchema,
  password: newPasswordSchema,
  newsletter: boolean().default(false),
});
export type SignUpForm = InferType<typeof signUpFormSchema>;

/** Of a business, which is asked for more. */
export const businessSignUpFormSchema = signUpFormSchema.shape({
  companyName: businessFields.companyName.required('required'),
  taxOffice: businessFields.taxOffice.required('required'),
  taxNumber: businessFields.taxNumber.required('required'),
});

export const forgotPasswordFormSchema = object({ email: knownEmailSchema });
export type ForgotPasswordForm = InferType<typeof forgotPasswordFormSchema>;

/** A password for an account whose owner is known. */
export const resetPasswordFormSchema = object({ password: newPasswordSchema });
export type ResetPasswordForm = InferType<typeof resetPasswordFormSchema>;

import { boolean, type InferType, object, string } from 'yup';
import { emailSchema, knownEmailSchema, newPasswordSchema, profileFields } from '@/api/contract/auth';

/** Forms of the pages under `/auth`; messages are keys under `validation` (§5). */
export const signInFormSchema = object({
  email: knownEmailSchema,
  password: string().max(128).required('required'),
});
export type SignInForm = InferType<typeof signInFormSchema>;

export const signUpFormSchema = object({
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  email: emailSchema,
  password: newPasswordSchema,
  newsletter: boolean().default(false),
});
export type SignUpForm = InferType<typeof signUpFormSchema>;

export const forgotPasswordFormSchema = object({ email: knownEmailSchema });
export type ForgotPasswordForm = InferType<typeof forgotPasswordFormSchema>;

/** A password for an account whose owner is known. */
export const resetPasswordFormSchema = object({ password: newPasswordSchema });
export type ResetPasswordForm = InferType<typeof resetPasswordFormSchema>;

import { boolean, type InferType, object, string } from 'yup';
import { emailSchema, newPasswordSchema, profileFields } from '@/api/contract/auth';

/** Forms of the pages under `/auth`; messages are keys under `validation` (§5). */
export const signInFormSchema = object({
  email: emailSchema,
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

export const forgotPasswordFormSchema = object({ email: emailSchema });
export type ForgotPasswordForm = InferType<typeof forgotPasswordFormSchema>;

export const resetPasswordFormSchema = object({ password: newPasswordSchema });
export type ResetPasswordForm = InferType<typeof resetPasswordFormSchema>;

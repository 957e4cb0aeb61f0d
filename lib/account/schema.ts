import { type InferType, object, string } from 'yup';
import { emailSchema, newPasswordSchema, profileFields } from '@/api/contract/auth';

/** Forms of the account; messages are keys under `validation`. */
export const profileFormSchema = object(profileFields);

const currentPassword = string().max(500).required('required');

export const emailFormSchema = object({ email: emailSchema, currentPassword });
export type EmailForm = InferType<typeof emailFormSchema>;

export const passwordFormSchema = object({
  currentPassword,
  newPassword: newPasswordSchema,
});
export type PasswordForm = InferType<typeof passwordFormSchema>;

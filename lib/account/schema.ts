import { type InferType, object, string } from 'yup';
import { newPasswordSchema, profileFields } from '@/api/contract/auth';

/** Forms of the account; messages are keys under `validation`. */
export const profileFormSchema = object(profileFields);

export const passwordFormSchema = object({
  currentPassword: string().max(500).required('required'),
  newPassword: newPasswordSchema,
});
export type PasswordForm = InferType<typeof passwordFormSchema>;

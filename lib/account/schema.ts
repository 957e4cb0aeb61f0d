import { type InferType, object, string, ValidationError } from 'yup';
import { emailSchema, newPasswordSchema, profileFields } from '@/api/contract/auth';
import {
  type BusinessField,
  businessFieldsOf,
  businessProblems,
  businessSchema,
} from '@/api/contract/business';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';

/** What a business of the site's country is known by. */
export function askedOfBusiness({ defaultCountry }: SiteRules): readonly BusinessField[] {
  return businessFieldsOf(defaultCountry);
}

/** As the API checks it. */
export function businessFormSchema(site: SiteRules) {
  const shop = { country: site.defaultCountry, isForBusinesses: isForBusinesses(site) };
  return businessSchema.test((business, { createError }) => {
    const [first, ...rest] = businessProblems(business, shop).map(({ property, message }) =>
      createError({ path: property, message }),
    );
    return first ? new ValidationError([first, ...rest]) : true;
  });
}

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

import { boolean, type InferType, object, string } from 'yup';
import { newEmail } from './email.ts';
import { oneLine } from './plain-text.ts';
import { countryCodes } from './sites.ts';
import { isValidZipCode } from './zip-code.ts';

export const addressInfos = ['personal', 'business'] as const;
export const addressTitles = ['home', 'work', 'other'] as const;
/** Digits with optional +, spaces, dashes, brackets; 8 to 15 digits. */
export const phonePattern = /^\+?(?:[ \u00a0\u202f()-]*\d){8,15}[ \u00a0\u202f()-]*$/;

/**
 * Address (§3). Postcode, house number and addition are separate fields; `street` holds the street alone.
 * Validation messages are keys under `validation` in the message files.
 */
export const addressSchema = object({
  addressInfo: string().oneOf(addressInfos).default('personal'),
  title: string().oneOf(addressTitles).default('home'),
  firstName: oneLine().max(60).required('required'),
  lastName: oneLine().max(80).required('required'),
  companyName: oneLine().max(120).default(''),
  email: newEmail().required('required'),
  phone: string()
    .trim()
    .max(25)
    .matches(phonePattern, { message: 'phoneNumber', excludeEmptyString: true })
    .required('required'),
  street: oneLine().max(120).required('required'),
  houseNumber: string()
    .trim()
    .matches(/^\d{1,5}$/, { message: 'houseNumber', excludeEmptyString: true })
    .required('required'),
  addition: oneLine().max(10).default(''),
  zipCode: string()
    .trim()
    .uppercase()
    .max(10)
    .required('required')
    .test(
      'zip-code',
      'zipCode',
      (value, context) => !value || isValidZipCode(value, String(context.parent.country)),
    ),
  district: oneLine().max(80).default(''),
  county: oneLine().max(80).default(''),
  city: oneLine().max(80).required('required'),
  country: string().oneOf(countryCodes).required('required'),
  isMain: boolean().default(false),
}).noUnknown();
export type AddressInput = InferType<typeof addressSchema>;

export const savedAddressSchema = addressSchema.shape({ id: string().uuid().required() });
export type Address = InferType<typeof savedAddressSchema>;

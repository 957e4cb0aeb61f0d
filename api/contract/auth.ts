import { boolean, type InferType, object, string } from 'yup';
import { isCommonPassword } from './common-passwords.ts';
import { knownEmail, newEmail } from './email.ts';
import { oneLine } from './plain-text.ts';
import './rules/text-rules.ts';
import type { SiteCode } from './sites.ts';

export const grantTypes = ['Guest', 'RefreshToken', 'Password'] as const;
/**
 * Guest: `id` and `secret` stay empty. Password: e-mail and password. RefreshToken: the customer's e-mail and the
 * refresh token (§4).
 */
export const signInSchema = object({
  id: string().max(254).default(''),
  secret: string().max(500).default(''),
  grantType: string().oneOf(grantTypes).required(),
}).noUnknown();

export const tokenTypes = ['Guest', 'Admin', 'Customer'] as const;
export type TokenType = (typeof tokenTypes)[number];
/** Claims of the access token (§3). `exp` is in seconds since 1970. */
export type TokenClaims = {
  sub: string;
  site: SiteCode;
  type: TokenType;
  firstName: string;
  lastName: string;
  email: string;
  /** The session it was given out in; none for guests. */
  session?: string | undefined;
  exp: number;
};

export const tokensSchema = object({
  accessToken: string().required(),
  /** Null for guests. */
  refreshToken: string().nullable().defined(),
}).required();
export type Tokens = InferType<typeof tokensSchema>;

/** Of an account to be, or of the newsletter. */
export const emailSchema = newEmail().required('required');
/** Of an account that may be there: older ones have addresses that are not taken any more. */
export const knownEmailSchema = knownEmail().required('required');

/** A new password (NIST SP 800-63B): 8 to 128 characters of any kind, none of those everybody tries first. */
export const newPasswordSchema = string()
  .min(8)
  .max(128)
  .required('required')
  .test('common', 'passwordCommon', (value) => !isCommonPassword(value));

export const genders = ['female', 'male', 'other'] as const;
/** What customers tell of themselves. */
export const profileFields = {
  firstName: oneLine().max(60).required('required'),
  lastName: oneLine().max(80).required('required'),
  phone: string().trim().max(25).phoneNumber().default(''),
  gender: string().oneOf(genders).nullable().default(null),
};

/** What a business is asked for with its account; empty where the shop sells to consumers. */
export const businessFields = {
  companyName: oneLine().max(120).default(''),
  taxOffice: oneLine().max(80).default(''),
  taxNumber: string().trim().max(11).taxNumber().default(''),
};

export const signUpSchema = object({
  ...profileFields,
  ...businessFields,
  email: emailSchema,
  password: newPasswordSchema,
}).noUnknown();
export type SignUpInput = InferType<typeof signUpSchema>;

export const emailLookupSchema = object({ email: knownEmailSchema }).noUnknown();
export const emailUsageSchema = object({ emailIsUsed: boolean().required() }).required();

export const passwordResetSchema = object({
  /** The `token` of the link in the mail. */
  token: string().max(200).required('required'),
  password: newPasswordSchema,
}).noUnknown();

export const signOutSchema = object({ refreshToken: string().max(500).required() }).noUnknown();

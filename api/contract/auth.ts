import { type InferType, object, string } from 'yup';

export const grantTypes = ['Guest', 'RefreshToken', 'Password'] as const;
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
  site: string;
  type: TokenType;
  firstName: string;
  lastName: string;
  email: string;
  exp: number;
};

export const tokensSchema = object({
  accessToken: string().required(),
  /** Null for guests. */
  refreshToken: string().nullable().defined(),
}).required();
export type Tokens = InferType<typeof tokensSchema>;

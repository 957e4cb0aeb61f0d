import { errors, jwtVerify, SignJWT } from 'jose';
import { number, object, string } from 'yup';
import { type TokenClaims, type TokenType, tokenTypes } from '../contract/auth.ts';
import { type SiteCode, siteCodes } from '../contract/sites.ts';
import { ApiError } from './api-error.ts';

export type Tokens = {
  sign(claims: Omit<TokenClaims, 'exp'>): Promise<string>;
  /** @throws ApiError `token-expired`, or `token-invalid` for anything else, other sites' tokens included. */
  verify(token: string, site: SiteCode): Promise<TokenClaims>;
};

/**
 * A guest has no refresh token, so the token itself must last. A customer's one cannot be called back before it ends
 * and so is short: after sign-out, suspension or a new password it works for a quarter of an hour at most.
 */
const lifetimeSeconds: Readonly<Record<TokenType, number>> = {
  Guest: 30 * 24 * 60 * 60,
  Customer: 15 * 60,
  Admin: 15 * 60,
};
const claimsSchema = object({
  sub: string().uuid().required(),
  site: string().oneOf(siteCodes).required(),
  type: string().oneOf(tokenTypes).required(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().defined(),
  session: string().uuid().optional(),
  exp: number().integer().required(),
});

/** Access tokens (§3, §6), HS256. */
export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  return {
    sign(claims) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds[claims.type])
        .sign(secret);
    },
    async verify(token, site) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now() });
        const claims = claimsSchema.validateSync(payload, { strict: true });
        if (claims.site === site) return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new ApiError('token-expired');
      }
      throw new ApiError('token-invalid');
    },
  };
}

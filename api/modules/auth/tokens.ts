import { errors, jwtVerify, SignJWT } from 'jose';
import { number, object, string } from 'yup';
import { type TokenClaims, tokenTypes } from '../../contract/auth.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';

export type Tokens = {
  sign(claims: Omit<TokenClaims, 'exp'>): Promise<string>;
  /** @throws ApiError `token-expired`, or `token-invalid` for anything else, other sites' tokens included. */
  verify(token: string, site: SiteCode): Promise<TokenClaims>;
};

const lifetimeSeconds = 30 * 24 * 60 * 60;
const claimsSchema = object({
  sub: string().uuid().required(),
  site: string().required(),
  type: string().oneOf(tokenTypes).required(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().defined(),
  exp: number().integer().required(),
});

/** Access tokens (§3, §6): HS256, 30 days. */
export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  return {
    sign(claims) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
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

import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
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
 * A guest has no refresh token, so the token itself must last. A customer's one is short, and worth nothing before that as soon
 * as the sign-in it comes from has ended (`check-sign-in.ts`).
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

/** A shopper sends the same token with each call; who holds more than these is checked anew. */
const mostKept = 2000;

/** Access tokens (§3, §6), HS256. */
export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  /** Signed by us, whatever time it is. */
  const genuine = new LRUCache<string, TokenClaims>({ max: mostKept });

  async function read(token: string): Promise<TokenClaims> {
    const known = genuine.get(token);
    if (known) return known;
    // Whether it has ended is asked at each call.
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(0) });
    const claims = Object.freeze(claimsSchema.validateSync(payload, { strict: true }));
    genuine.set(token, claims);
    return claims;
  }

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
      const claims = await read(token).catch(() => null);
      if (!claims) throw new ApiError('token-invalid');
      if (claims.exp * 1000 <= now().getTime()) throw new ApiError('token-expired');
      if (claims.site !== site) throw new ApiError('token-invalid');
      return claims;
    },
  };
}

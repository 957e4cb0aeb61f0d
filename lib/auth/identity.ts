import type { TokenClaims } from '@/api/contract/auth';
import { readAccessToken } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';

/** Who the stored token says the visitor is. For what is shown only: the API believes the token itself, never this. */
export type Identity = Pick<TokenClaims, 'sub' | 'type' | 'firstName' | 'lastName' | 'email'>;

const types: readonly string[] = ['Guest', 'Customer', 'Admin'] satisfies TokenClaims['type'][];

function isType(value: unknown): value is TokenClaims['type'] {
  return typeof value === 'string' && types.includes(value);
}

/** What a token says. @throws for what is no token */
export function claimsOf(token: string): unknown {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The claims of an access token; null when it is none. */
export function readIdentity(token: string | null): Identity | null {
  if (token === null) return null;
  try {
    const claims = claimsOf(token);
    if (typeof claims !== 'object' || claims === null || !('type' in claims) || !isType(claims.type))
      return null;
    const text = (name: string) => String(Reflect.get(claims, name) ?? '');
    return {
      type: claims.type,
      sub: text('sub'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
    };
  } catch {
    // What cannot be read is nobody's: the API decides with its next answer.
    return null;
  }
}

/** Whoever has an account; null for guests and while nothing is known. */
export function signedInOf(identity: Identity | null | undefined): Identity | null {
  return identity && identity.type !== 'Guest' ? identity : null;
}

/** Which account a customer has; null for everybody else. */
export function customerIdOf(identity: Identity | null | undefined): string | null {
  return identity?.type === 'Customer' ? identity.sub : null;
}

export function currentIdentity(site: Pick<SiteRules, 'code' | 'locale'>): Identity | null {
  return readIdentity(readAccessToken(site));
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { roleCookie } from '../lib/routes/header-names';
import { storageKey } from '../lib/storage/storage';
import { send } from './api-call';
import * as places from './places';
import { password } from './shopper';
import { shop } from './site';

const tokenKey = storageKey(shop.locale, `${shop.code}.token`);
const refreshTokenKey = storageKey(shop.locale, `${shop.code}.refresh-token`);

export function tokenOf(page: Page): Promise<string> {
  return page.evaluate((key) => String(JSON.parse(localStorage.getItem(key) ?? '{}').value ?? ''), tokenKey);
}

export type Who = 'guest' | 'customer';

/** Makes the visitor of a new page one with a session. @returns the e-mail address of a customer */
export async function enterAs(page: Page, who: Who): Promise<string> {
  const email = `klant-${randomUUID()}@example.nl`;
  const person = { firstName: 'Sanne', lastName: 'de Wit', gender: null, phone: '' };
  const [tokens] = await send<{ accessToken: string; refreshToken: string | null }>(
    page.request,
    'POST',
    who === 'guest' ? 'signin' : 'signup',
    { item: who === 'guest' ? { grantType: 'Guest' } : { ...person, email, password } },
  );
  // The least of the pages of the shop.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([stored, cookie]) => {
      for (const [key, value] of Object.entries(stored))
        if (value) localStorage.setItem(key, JSON.stringify({ value, expiresAt: null }));
      // biome-ignore lint/suspicious/noDocumentCookie: as the shop itself writes it.
      document.cookie = cookie;
    },
    [
      { [tokenKey]: tokens?.accessToken, [refreshTokenKey]: tokens?.refreshToken },
      `${roleCookie}=${who}; Path=${places.home}; Max-Age=${who === 'guest' ? 0 : 3600}; SameSite=Lax`,
    ] as const,
  );
  return email;
}

/** The session of the shopper of this page ends elsewhere: its tokens are worth nothing any more. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const { value = '' }: { value?: string } = JSON.parse(localStorage.getItem(key) ?? '{}');
        if (value) localStorage.setItem(key, JSON.stringify({ value: `${value}x`, expiresAt: null }));
      }
    },
    [tokenKey, refreshTokenKey],
  );
}

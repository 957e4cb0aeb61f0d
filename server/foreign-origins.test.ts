/** @jest-environment node */
import { parseEnv } from '../lib/env/env';
import { contentSecurityPolicy } from './csp';
import { foreignOriginsOf } from './foreign-origins';

const policyOf = (variables: Record<string, string>) =>
  contentSecurityPolicy('', foreignOriginsOf(parseEnv(variables)));

it('names nobody when no setting does', () => {
  expect(foreignOriginsOf(parseEnv({}))).toEqual({ connect: [], scripts: [] });
  expect(policyOf({})).not.toContain('http');
});

it('opens the tag manager and what it sends to, with its number alone', () => {
  const policy = policyOf({ GTM_ID: 'GTM-AB12CD3' });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('GTM-');
});

it('opens the server that stands before it, and not Google', () => {
  const policy = policyOf({ GTM_ID: 'GTM-AB12CD3', GTM_URL: 'https://tags.linden.example' });
  expect(policy).toContain("script-src 'self' https://tags.linden.example;");
  expect(policy).not.toContain('googletagmanager');
});

it('opens nothing for a server without a container', () => {
  expect(policyOf({ GTM_URL: 'https://tags.linden.example' })).not.toContain('tags.linden');
});

it('opens each of several', () => {
  const origins = foreignOriginsOf(
    parseEnv({
      SENTRY_DSN: 'https://key@errors.example/1',
      CHAT_SCRIPT_URL: 'https://chat.example/a.js',
      GTM_ID: 'GTM-AB12CD3',
    }),
  );
  expect(origins.connect[0]).toBe('https://errors.example');
  expect(origins.scripts).toEqual(['https://chat.example', 'https://www.googletagmanager.com']);
});

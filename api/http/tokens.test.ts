import { SignJWT } from 'jose';
import { tokenTypes } from '../contract/auth.ts';
import { createTokens } from './tokens.ts';

const secret = Buffer.alloc(32, 7);
const start = new Date('2026-11-16T09:00:00Z');
const claims = {
  sub: '6f1c1c0a-2f0e-4c53-9d0b-0f3a5d2f7a11',
  site: 'nl',
  type: 'Customer',
  firstName: 'Jan',
  lastName: 'Jansen',
  email: 'jan@example.nl',
} as const;
const atMinute = (minutes: number) =>
  createTokens(secret, () => new Date(start.getTime() + minutes * 60_000));
const signed = (change: object = {}) => atMinute(0).sign({ ...claims, ...change });

describe('an access token', () => {
  test('says what was signed', async () => {
    expect(await atMinute(1).verify(await signed(), 'nl')).toMatchObject(claims);
  });

  test.each(tokenTypes)(
    'of a %s ends; that of a guest lasts longest, who cannot refresh it',
    async (type) => {
      const token = await signed({ type });
      const { exp } = await atMinute(0).verify(token, 'nl');
      const minutes = exp / 60 - start.getTime() / 60_000;
      expect(minutes > 24 * 60).toBe(type === 'Guest');
      await expect(atMinute(minutes + 1).verify(token, 'nl')).rejects.toMatchObject({
        code: 'token-expired',
      });
    },
  );

  test('that was seen before ends all the same, and stays of its site', async () => {
    let now = start;
    const tokens = createTokens(secret, () => now);
    const token = await tokens.sign(claims);
    expect(await tokens.verify(token, 'nl')).toMatchObject(claims);
    expect(await tokens.verify(token, 'nl')).toMatchObject(claims);
    await expect(tokens.verify(token, 'de')).rejects.toMatchObject({ code: 'token-invalid' });
    const { exp } = await tokens.verify(token, 'nl');
    now = new Date(exp * 1000);
    await expect(tokens.verify(token, 'nl')).rejects.toMatchObject({ code: 'token-expired' });
  });

  test('of another site is none', async () => {
    await expect(atMinute(0).verify(await signed(), 'de')).rejects.toMatchObject({ code: 'token-invalid' });
  });

  test('signed with another secret, or changed, is none', async () => {
    const stranger = createTokens(Buffer.alloc(32, 8), () => start);
    await expect(atMinute(0).verify(await stranger.sign(claims), 'nl')).rejects.toMatchObject({
      code: 'token-invalid',
    });
    const [head, , signature] = (await signed()).split('.');
    const [, admin] = (await signed({ type: 'Admin' })).split('.');
    await expect(atMinute(0).verify(`${head}.${admin}.${signature}`, 'nl')).rejects.toMatchObject({
      code: 'token-invalid',
    });
  });

  test('without a signature is none', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = start.getTime() / 1000 + 60;
    const naked = `${part({ alg: 'none' })}.${part({ ...claims, exp })}.`;
    await expect(atMinute(0).verify(naked, 'nl')).rejects.toMatchObject({ code: 'token-invalid' });
  });

  test('that leaves out who it is for is none, though we signed it', async () => {
    const token = await new SignJWT({ ...claims, sub: 'nobody' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(start.getTime() / 1000 + 60)
      .sign(secret);
    await expect(atMinute(0).verify(token, 'nl')).rejects.toMatchObject({ code: 'token-invalid' });
  });
});

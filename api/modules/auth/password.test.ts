import { hashOfNobody, hashPassword, isPasswordOf } from './password.ts';

describe('a password', () => {
  test('is its own, however its signs are put together, and no other', async () => {
    const passwordHash = await hashPassword('Zo\u00eb likes sofas');
    expect(await isPasswordOf({ passwordHash }, 'Zoe\u0308 likes sofas')).toBe(true);
    expect(await isPasswordOf({ passwordHash }, 'zo\u00eb likes sofas')).toBe(false);
  });

  test('of nobody is none', async () => {
    expect(await isPasswordOf(null, '')).toBe(false);
    expect(await isPasswordOf(null, 'anything')).toBe(false);
  });

  test('leaves another trace each time', async () => {
    expect(await hashPassword('three words 42')).not.toBe(await hashPassword('three words 42'));
  });

  test('of nobody takes as long to compare as one of somebody', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(hashOfNobody)).toEqual(costOf(await hashPassword('three words 42')));
  });
});

import { newPasswordSchema, profileFields, signUpSchema } from './auth.ts';

describe('a new password', () => {
  test.each([
    ['eight characters of any kind', ' öß☂1234', true],
    ['seven', 'abc!123', false],
    ['129', `${'x7'.repeat(64)}x`, false],
    ['one that everybody tries first, in capitals too', 'WACHTWOORD123', false],
    ['what suggests itself in this shop', 'Linden123', false],
  ])('of %s', (_, password, isTaken) => {
    expect(newPasswordSchema.isValidSync(password)).toBe(isTaken);
  });
});

describe('signing up', () => {
  const typed = {
    firstName: 'Jan',
    lastName: 'Jansen',
    email: ' Jan@Example.NL ',
    password: 'three words 42',
  };

  test('keeps the address as it is compared, and an unknown telephone number as none', () => {
    expect(signUpSchema.validateSync(typed)).toMatchObject({
      email: 'jan@example.nl',
      phone: '',
      gender: null,
    });
  });

  test('takes nothing that only the shop decides', () => {
    expect(() => signUpSchema.validateSync({ ...typed, userType: 'Admin' }, { stripUnknown: false })).toThrow(
      'userType',
    );
  });

  test('takes no name of two lines, which a mail would take for a header', () => {
    expect(profileFields.firstName.isValidSync('Jan\r\nBcc: all@example.nl')).toBe(false);
  });
});

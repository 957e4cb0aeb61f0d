import { resetPasswordFormSchema, signInFormSchema, signUpFormSchema } from './schema';

const person = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@example.nl',
  password: 'drie groene stoelen',
};

it('lets in whoever has a password, however short it was when it was chosen', () => {
  expect(signInFormSchema.isValidSync({ email: person.email, password: 'kort' })).toBe(true);
  expect(signInFormSchema.isValidSync({ email: person.email, password: '' })).toBe(false);
});

it('asks for a new password that is long enough and not known to everybody', () => {
  expect(signUpFormSchema.isValidSync(person)).toBe(true);
  for (const password of ['kort', 'password1'])
    expect([password, signUpFormSchema.isValidSync({ ...person, password })]).toEqual([password, false]);
  expect(resetPasswordFormSchema.isValidSync({ password: 'kort' })).toBe(false);
});

it('subscribes nobody who has not said so', () => {
  expect(signUpFormSchema.cast(person).newsletter).toBe(false);
});

import { addressSchema } from './address';
import { emailSchema, knownEmailSchema } from './auth';
import { newEmail } from './email';
import { subscribeSchema } from './newsletter';
import { profileSchema } from './personalisation';
import { supportInputSchema } from './support';

const reachable = ['anna@example.nl', 'A+b@Mail.Example.CO.UK', 'x@xn--bcher-kva.example', 'x@a.xn--p1ai'];
const unreachable = [
  'a@localhost',
  'a@example',
  'a@127.0.0.1',
  'a@example.123',
  'a@example.c',
  'a@-x.nl',
  'a@x-.nl',
  'a@.nl',
];

test.each(reachable)('%s can be written to', (email) => {
  expect(newEmail().isValidSync(email)).toBe(true);
});

test.each(unreachable)('%s cannot be written to, and is refused by every form and call', async (email) => {
  const schemas = {
    address: addressSchema,
    newsletter: subscribeSchema,
    visitor: profileSchema,
    contact: supportInputSchema,
  };
  expect(emailSchema.isValidSync(email)).toBe(false);
  for (const schema of Object.values(schemas)) {
    const problems: unknown = await schema
      .validate({ email }, { abortEarly: false })
      .catch((error: unknown) => error);
    expect(problems).toMatchObject({ errors: expect.arrayContaining(['email']) });
  }
});

test('an account that has such an address is still found by it', () => {
  expect(knownEmailSchema.validateSync(' Anna@Localhost ')).toBe('anna@localhost');
});

test('no address is left to those who require none', () => {
  expect(newEmail().default('').validateSync('')).toBe('');
});

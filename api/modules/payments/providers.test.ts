import { integrationTypes } from '../../contract/payment-methods.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { bankTransfer } from './bank-transfer.ts';
import { checkOffered, isReal, mollieOf, newSessionId, providerOf } from './providers.ts';
import { sandbox } from './sandbox.ts';

const playing = readEnvironment({});
const earning = readEnvironment({ MOLLIE_API_KEY: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' });

describe('the provider of a payment', () => {
  test('is played by the sandbox but for transfers, which need nobody, and Mollie, which needs a key', () => {
    for (const type of integrationTypes)
      if (type === 'mollie')
        expect(() => providerOf(type, playing)).toThrow(
          expect.objectContaining({ code: 'payment-method-unavailable' }),
        );
      else expect(providerOf(type, playing)).toBe(type === 'wire' ? bankTransfer : sandbox);
  });

  test('Mollie is one for each shop, however often it is asked for', () => {
    expect(isReal(playing)).toBe(false);
    expect(isReal(earning)).toBe(true);
    expect(providerOf('mollie', earning)).toBe(mollieOf(earning));
  });

  test('that nobody knows any more is a failure, not the sandbox', () => {
    expect(() => providerOf('adyen', earning)).toThrow(TypeError);
  });
});

test('a shop that takes real money takes no orders for the sandbox', () => {
  const wanted = { integrationType: 'sandbox', subIntegrationType: 'ideal' } as const;
  expect(() => checkOffered('nl', wanted, playing)).not.toThrow();
  expect(() => checkOffered('nl', wanted, earning)).toThrow(
    expect.objectContaining({ code: 'payment-method-unavailable' }),
  );
});

test('no two sessions have the same id', () => {
  const ids = Array.from({ length: 200 }, newSessionId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^pay_[\w-]{24}$/);
});

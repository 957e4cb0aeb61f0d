import { isReceived, toOutcome } from './outcome';

test.each([
  ['paid', 'ideal', 'received'],
  ['pending', 'ideal', 'waiting'],
  ['pending', 'wire', 'received'],
  ['failed', 'card', 'failed'],
  ['cancelled', 'paypal', 'cancelled'],
] as const)('%s by %s is %s', (paymentStatus, subIntegrationType, outcome) => {
  expect(toOutcome({ paymentStatus, subIntegrationType })).toBe(outcome);
});

test('a failed wire transfer is not received', () => {
  expect(isReceived({ paymentStatus: 'failed', subIntegrationType: 'wire' })).toBe(false);
});

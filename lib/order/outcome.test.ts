import { isReceived, toOrderOutcome } from './outcome';

test.each([
  ['orderPlaced', 'paid', 'ideal', 'received'],
  ['waitingForPayment', 'pending', 'ideal', 'waiting'],
  ['waitingForPayment', 'pending', 'wire', 'received'],
  ['cancelled', 'failed', 'card', 'failed'],
  ['cancelled', 'cancelled', 'paypal', 'cancelled'],
  // Paid after it was cancelled: refunded, not received.
  ['cancelled', 'paid', 'ideal', 'cancelled'],
] as const)('%s and %s by %s is %s', (status, paymentStatus, subIntegrationType, outcome) => {
  expect(toOrderOutcome({ status, paymentStatus, subIntegrationType })).toBe(outcome);
});

test('a failed bank transfer is not received', () => {
  expect(isReceived({ status: 'cancelled', paymentStatus: 'failed', subIntegrationType: 'wire' })).toBe(
    false,
  );
});

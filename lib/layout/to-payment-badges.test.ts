import { toPaymentBadges } from './to-payment-badges';

const offered = (...methods: [method: 'card' | 'gopay' | 'wire', name: string][]) =>
  methods.map(([subIntegrationType, name]) => ({
    integrationType: 'sandbox' as const,
    subIntegrationType,
    paymentMethodTemplate: { name },
    script: null,
  }));

test('the footer names what the checkout offers, in its order and words, cards by their brands', () => {
  const methods = offered(['gopay', 'GoPay'], ['card', 'Platební karta'], ['wire', 'Bankovní převod']);
  expect(toPaymentBadges(methods)).toEqual([
    'GoPay',
    'Mastercard',
    'Visa',
    'American Express',
    'Bankovní převod',
  ]);
});

test('a shop that offers nothing promises nothing', () => {
  expect(toPaymentBadges([])).toEqual([]);
});

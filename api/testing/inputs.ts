/** What a Dutch shopper types where a test or an attack needs somebody, and how that somebody pays. */

export const typedAddress = {
  addressInfo: 'personal',
  title: 'home',
  firstName: 'Sanne',
  lastName: 'de Wit',
  companyName: '',
  email: 'sanne@example.nl',
  phone: '+31 6 12345678',
  street: 'Lindelaan',
  houseNumber: '12',
  addition: 'B',
  zipCode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
} as const;

export const typedPayment = {
  integrationType: 'sandbox',
  subIntegrationType: 'ideal',
  successUrl: '/nl/checkout-callback/ideal',
  cancelUrl: '/nl/checkout',
  termAndConditionIsAccepted: true,
  isOfAge: true,
} as const;

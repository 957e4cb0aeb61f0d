const address = {
  addressInfo: 'personal',
  title: 'home',
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@example.nl',
  phone: '+31 6 12345678',
  street: 'Lindelaan',
  houseNumber: '12',
  addition: 'B',
  zipCode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
};
const email = 'sanne@example.nl';
const password = 'drie groene stoelen';
const productId = 'V100101';
const someId = '6f1f4c1e-3c5b-4d9a-9b1e-0a2f5c7d8e90';

/** ONE item of the body, by method and path: something each call takes. */
export const examples: Readonly<Record<string, object | string>> = {
  'POST signin': { grantType: 'Guest' },
  'POST signup': { email, password, firstName: 'Sanne', lastName: 'de Wit' },
  'POST lookup/customer/email': { email },
  'POST customerresetpwd': { email },
  'PUT customerresetpwd': { token: 'the token of the link', password },
  'PUT customer': { firstName: 'Sanne', lastName: 'de Wit', phone: '+31 6 12345678' },
  'PUT customer/business': { companyName: 'De Wit Interieur B.V.', vatNumber: 'NL001234567B01' },
  'PUT customer/email': { email: 'sanne.de.wit@example.nl', currentPassword: password },
  'POST customeraddress': { ...address, isMain: true },
  'PUT customeraddress': { ...address, id: someId, isMain: true },
  'POST locations/cz': { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'Vinohradská 12' } },
  'POST web/route': { url: '/banken-c-C11' },
  'POST eligible-promotions-cart': { type: 'totalBasket', values: ['25000'] },
  'POST basket': { productId, quantity: 1 },
  'PUT basket': { shippingAddressId: someId, deliveryMethod: 'placement' },
  'PUT basket/coupon': { couponName: 'WELKOM10' },
  'POST basket/addremoveinstallation': productId,
  'POST checkout': {
    integrationType: 'sandbox',
    subIntegrationType: 'ideal',
    successUrl: '/nl/checkout-callback/ideal',
    cancelUrl: '/nl/checkout',
    termAndConditionIsAccepted: true,
    expectedTotal: 89_900,
  },
  'POST withdrawals/check': { orderId: someId },
  'POST withdrawals': { orderId: someId, lines: [{ line: 0, quantity: 1 }] },
  'POST payment/bincheck': { bin: '545103', totalAmount: 1_179_000 },
  'POST orders/:orderId/events': { event: 'prepare' },
  'POST subscribe': { email, source: 'footer' },
  'POST support': { name: 'Sanne de Wit', email, subject: 'Levertijd', message: 'Wanneer komt de bank?' },
  'POST support/answers': { question: 'Hoe lang heb ik bedenktijd?' },
};

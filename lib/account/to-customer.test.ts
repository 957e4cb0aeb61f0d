import type { Customer } from '@/api/contract/customer';
import { toCustomer } from './to-customer';

test('a customer is an e-mail address, what can be changed, and a business', () => {
  const profile = { firstName: 'Sanne', lastName: 'de Wit', phone: '', gender: null };
  const business = { companyName: 'De Wit B.V.', vatNumber: 'NL001234567B01', taxOffice: '', taxNumber: '' };
  const customer: Customer = {
    ...profile,
    userId: '6f9e2f43-9a9a-4a53-9a42-0c6ef9d2b9a1',
    userType: 'Customer',
    email: 'sanne@example.nl',
    fullName: 'Sanne de Wit',
    ...business,
    vatCheck: {
      number: business.vatNumber,
      ...{ state: 'invalid', askedAt: '2026-11-16T09:00:00.000Z', consultationNumber: null },
    },
    registerTime: '2026-11-16T09:00:00.000Z',
  };
  expect(toCustomer(customer)).toEqual({ email: 'sanne@example.nl', profile, business, vatState: 'invalid' });
});

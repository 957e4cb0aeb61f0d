import type { Customer } from '@/api/contract/customer';
import type { CustomerModel } from './models';

export function toCustomer(customer: Customer): CustomerModel {
  const { email, firstName, lastName, phone, gender } = customer;
  const { companyName, vatNumber, vatCheck, taxOffice, taxNumber } = customer;
  return {
    email,
    profile: { firstName, lastName, phone, gender },
    business: { companyName, vatNumber, taxOffice, taxNumber },
    vatState: vatCheck?.state ?? null,
  };
}

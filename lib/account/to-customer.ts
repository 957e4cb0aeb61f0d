import type { Customer } from '@/api/contract/customer';
import type { CustomerModel } from './models';

export function toCustomer({ email, firstName, lastName, phone, gender }: Customer): CustomerModel {
  return { email, profile: { firstName, lastName, phone, gender } };
}

import type { Tokens } from '../auth.ts';
import type { businessSchema } from '../business.ts';
import { call } from '../call.ts';
import type {
  Customer,
  CustomerExport,
  changeEmailSchema,
  changePasswordSchema,
  deletedSchema,
  deletionSchema,
  endedSessionsSchema,
  pendingEmailSchema,
  profileSchema,
  Session,
  Suspension,
  suspensionSchema,
} from '../customer.ts';

export const readCustomer = call('GET', 'customer').answersOne<Customer>();
export const changeProfile = call('PUT', 'customer').takes<typeof profileSchema>().answersOne<Customer>();
export const changeBusiness = call('PUT', 'customer/business')
  .takes<typeof businessSchema>()
  .answersOne<Customer>();
export const changeEmail = call('PUT', 'customer/email')
  .takes<typeof changeEmailSchema>()
  .answersOne<typeof pendingEmailSchema>();
export const changePassword = call('PUT', 'customer/password')
  .takes<typeof changePasswordSchema>()
  .answersOne<Tokens>();
export const changeOwnPassword = call('PUT', 'admin/password')
  .takes<typeof changePasswordSchema>()
  .answersOne<Tokens>();
export const deleteAccount = call('POST', 'customer/deletion')
  .takes<typeof deletionSchema>()
  .answersOne<typeof deletedSchema>();
export const listSessions = call('GET', 'customer/sessions').answers<Session>();
export const endSession = call('DELETE', 'customer/sessions/:sessionId').answersOne<
  typeof endedSessionsSchema
>();
export const endAllSessions = call('DELETE', 'customer/sessions').answersOne<typeof endedSessionsSchema>();
export const exportAccount = call('GET', 'customer/export').answersOne<CustomerExport>();
export const suspendCustomer = call('PUT', 'admin/customers/suspension')
  .takes<typeof suspensionSchema>()
  .answersOne<Suspension>();

import type {
  emailLookupSchema,
  emailUsageSchema,
  passwordResetSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
  Tokens,
} from '../auth.ts';
import { call } from '../call.ts';

export const signIn = call('POST', 'signin').takes<typeof signInSchema>().answersOne<Tokens>();
export const signOut = call('POST', 'signout').takes<typeof signOutSchema>().answersOne<object>();
export const signUp = call('POST', 'signup').takes<typeof signUpSchema>().answersOne<Tokens>();
export const lookUpEmail = call('POST', 'lookup/customer/email')
  .takes<typeof emailLookupSchema>()
  .answersOne<typeof emailUsageSchema>();
export const requestPasswordReset = call('POST', 'customerresetpwd')
  .takes<typeof emailLookupSchema>()
  .answersOne<{ email: string }>();
export const resetPassword = call('PUT', 'customerresetpwd')
  .takes<typeof passwordResetSchema>()
  .answersOne<{ email: string }>();

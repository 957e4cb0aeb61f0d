import { object } from 'yup';
import {
  emailLookupSchema,
  emailUsageSchema,
  knownEmailSchema,
  passwordResetSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
  tokensSchema,
} from '../../contract/auth.ts';
import * as calls from '../../contract/calls/auth.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { endSession } from './refresh.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { isEmailUsed, signInGuest, signInWithPassword, signInWithRefreshToken, signUp } from './service.ts';

const signIn = defineRoute(
  calls.signIn,
  {
    summary:
      'Gives tokens. Guest: an access token of 30 days, without a refresh token; a valid guest token sent as bearer is ' +
      'renewed for the same guest. Password: id is the e-mail, secret ' +
      'the password; an unknown e-mail and a wrong password look the same; a guest token sent as bearer hands the ' +
      "guest's basket, addresses and orders over. RefreshToken: id is the e-mail, secret the refresh token, which is " +
      'exchanged for a new one; for 30 seconds it gives the same new one again, after that its use ends the session. ' +
      'Access tokens of customers last 15 minutes, refresh tokens 30 days, a session 180 days at most',
    auth: 'optional',
    body: signInSchema,
    response: tokensSchema,
    errors: ['invalid-credentials', 'refresh-token-invalid', 'customer-suspended', 'too-many-requests'],
  },
  async (call, services) => {
    const [{ grantType, id, secret }] = call.items;
    if (grantType === 'Guest') return [await signInGuest(call, services)];
    const credentials = { email: id.trim().toLowerCase(), secret };
    const grant = grantType === 'Password' ? signInWithPassword : signInWithRefreshToken;
    return [await grant(call, credentials, services)];
  },
);

const signOut = defineRoute(
  calls.signOut,
  {
    summary:
      'Ends the session of a refresh token with all its tokens; the access token ends by itself. Needs no bearer, so ' +
      'that it also works when the access token has expired; a token nobody knows gets the same answer',
    auth: 'none',
    body: signOutSchema,
    response: object({}),
    errors: [],
  },
  async ({ items, site }, services) => {
    await endSession(items[0].refreshToken, site.code, services);
    return [{}];
  },
);

const signUpRoute = defineRoute(
  calls.signUp,
  {
    summary:
      'Makes an account and signs its owner in at once; a guest token sent as bearer hands over what the guest has. ' +
      'The e-mail is stored in lower case and has one account per site. A shop for businesses asks for companyName, ' +
      'taxOffice and taxNumber, no other takes them. The newsletter is asked for with a call of its ' +
      'own, subscribe',
    auth: 'optional',
    body: signUpSchema,
    response: tokensSchema,
    errors: ['email-taken', 'too-many-requests'],
  },
  async (call, services) => [await signUp(call, call.items[0], services)],
);

const emailLookup = defineRoute(
  calls.lookUpEmail,
  {
    summary:
      'Whether an e-mail has an account on this site. By its nature this tells who is a customer, so one client may ' +
      'ask ten times in ten minutes only',
    auth: 'none',
    body: emailLookupSchema,
    response: emailUsageSchema,
    errors: ['too-many-requests'],
  },
  async (call, services) => [{ emailIsUsed: await isEmailUsed(call, call.items[0].email, services) }],
);

const resetRequest = defineRoute(
  calls.requestPasswordReset,
  {
    summary:
      'Mails a link to set a new password; it works once and for 30 minutes. The answer repeats the e-mail and is the ' +
      'same whether there is an account or not; at most three mails an hour',
    auth: 'none',
    body: emailLookupSchema,
    response: object({ email: knownEmailSchema }).required(),
    errors: ['too-many-requests'],
  },
  async (call, services) => {
    const [{ email }] = call.items;
    await requestReset(call, email, services);
    return [{ email }];
  },
);

const reset = defineRoute(
  calls.resetPassword,
  {
    summary:
      'Sets a new password by the token of the mailed link and ends all sessions of the account. Reads the e-mail to ' +
      'sign in with',
    auth: 'none',
    body: passwordResetSchema,
    response: object({ email: knownEmailSchema }).required(),
    errors: ['reset-link-expired', 'too-many-requests'],
  },
  async (call, services) => [{ email: await resetPassword(call, call.items[0], services) }],
);

export const routes: readonly Route[] = [signIn, signOut, signUpRoute, emailLookup, resetRequest, reset];

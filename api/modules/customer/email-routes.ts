import { apiTexts } from '../../../messages/api.ts';
import * as pages from '../../contract/calls/account-pages.ts';
import * as calls from '../../contract/calls/customer.ts';
import { changeEmailSchema, pendingEmailSchema } from '../../contract/customer.ts';
import { linkQuerySchema } from '../../contract/link-query.ts';
import { ApiError } from '../../http/api-error.ts';
import { inLanguageOfLink, linkQuestion } from '../../http/link-page.ts';
import { defineRoute } from '../../http/route.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.ts';
import { addressPage } from './pages.ts';

const email = defineRoute(
  calls.changeEmail,
  {
    summary:
      'Asks for another e-mail, after asking for the password: a link of 24 hours goes there, and the account has it ' +
      'once that was followed. All sessions end then, and the address before is told',
    auth: 'customer',
    body: changeEmailSchema,
    response: pendingEmailSchema,
    errors: ['email-taken', 'invalid-credentials', 'too-many-requests'],
  },
  async (call, services) => {
    const { claims, site, items } = call;
    await requestEmailChange({ customerId: claims.sub, site: site.code }, items[0], call, services);
    return [{ pendingEmail: items[0].email }];
  },
);

const link = {
  auth: 'none',
  query: linkQuerySchema,
  limit: { points: 20, seconds: 3600, isGuard: true },
} as const;

const askToConfirm = defineRoute(
  pages.askToConfirmEmail,
  {
    summary: 'Where the link in the mail to a new address leads: a page (HTML) whose button confirms',
    ...link,
  },
  async (asked) => {
    const call = inLanguageOfLink(asked);
    return linkQuestion(call, apiTexts[call.language].accountPages.confirm);
  },
);

const confirm = defineRoute(
  pages.confirmEmail,
  {
    summary:
      'Gives the account its new address by the token of the mail; answers with a page (HTML), 410 for a link that is used ' +
      'up, 409 for an address that another account has got meanwhile',
    ...link,
    errors: ['email-taken', 'link-expired', 'too-many-requests'],
  },
  async (asked, services) => {
    const call = inLanguageOfLink(asked);
    try {
      await confirmEmailChange(call, call.query.get('token') ?? '', services);
      return await addressPage(call, 'confirmed');
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'link-expired') return addressPage(call, 'expired');
      if (code === 'email-taken') return addressPage(call, 'taken');
      throw error;
    }
  },
);

/** Another e-mail address of an account, which its owner confirms by a link. */
export const emailRoutes = [email, askToConfirm, confirm] as const;

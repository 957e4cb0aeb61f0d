import { object, string } from 'yup';
import * as newsletterCalls from '../../contract/calls/newsletter.ts';
import * as newsletterPages from '../../contract/calls/newsletter-pages.ts';
import { languageNamed } from '../../contract/choose-language.ts';
import { linkQuerySchema } from '../../contract/link-query.ts';
import {
  subscribeQuerySchema,
  subscribeResultSchema,
  subscribeSchema,
  tokenQuerySchema,
  unsubscribeResultSchema,
} from '../../contract/newsletter.ts';
import { ApiError } from '../../http/api-error.ts';
import { inLanguageOfLink } from '../../http/link-page.ts';
import { defineRoute, type OpenCall, type Route } from '../../http/route.ts';
import { questionPage, resultPage } from './pages.ts';
import { confirm, endByEmail, endByToken, subscribe } from './service.ts';

/** What one client may ask for, and how often one address may be written to. */
const perClient = { points: 20, seconds: 3600, isGuard: true } as const;
const perAddress = { points: 3, seconds: 3600 };

function isCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}

/** `page`, or the page that says the link is of no use any more. */
async function answerLink(
  asked: OpenCall,
  step: 'confirmed' | 'unsubscribed',
  act: (context: OpenCall, token: string) => Promise<void>,
): Promise<Response> {
  const call = inLanguageOfLink(asked);
  try {
    await act(call, call.query.get('token') ?? '');
  } catch (error) {
    if (isCode(error, 'link-expired')) return resultPage(call, 'expired');
    // The link has done its work before, which is what its holder wants to hear.
    if (!isCode(error, 'already-subscribed')) throw error;
  }
  return resultPage(call, step);
}

/** RFC 8058: the button of the mail program, which expects no page. */
async function isOneClick(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

/** The fields of the form, in the language of the page it stands on; null for an address that is none. */
async function readForm(call: OpenCall) {
  const form = await call.request.formData().catch(() => null);
  const sent = { email: form?.get('email'), source: form?.get('source') ?? undefined };
  const language = languageNamed(form?.get('language'), call.site) ?? call.language;
  const item = await subscribeSchema.validate(sent).catch(() => null);
  return { item, context: { site: call.site, language } };
}

const link = { auth: 'none', query: linkQuerySchema, limit: perClient } as const;

export const routes: readonly Route[] = [
  defineRoute(
    newsletterCalls.subscribe,
    {
      summary:
        'Asks the owner of an address by mail whether they want the newsletter (double opt-in, link of 48 hours, single use). ' +
        'The answer is the same for every address and every caller; one that is subscribed already is told so by mail. ' +
        'Three mails an hour for one address',
      auth: 'none',
      query: subscribeQuerySchema,
      body: subscribeSchema,
      response: subscribeResultSchema,
      limit: perClient,
      errors: ['too-many-requests'],
    },
    async (call, services) => {
      const [{ email, source }] = call.items;
      await services.limits.consume('subscribe-address', `${call.site.code} ${email}`, perAddress);
      const origin = subscribeQuerySchema.validateSync(Object.fromEntries(call.query)).origin ?? null;
      await subscribe(call, { email, source, origin }, services);
      return [{ status: 'confirmation-sent' as const }];
    },
  ),
  defineRoute(
    newsletterPages.subscribeByForm,
    {
      summary:
        'The same for browsers without scripts: takes the form itself and answers with a page (HTML), 400 for an address that is none',
      auth: 'none',
      form: subscribeSchema,
      limit: perClient,
      errors: ['too-many-requests'],
    },
    async (call, services) => {
      const { item, context } = await readForm(call);
      if (!item) return resultPage(context, 'mistaken');
      await services.limits.consume('subscribe-address', `${call.site.code} ${item.email}`, perAddress);
      await subscribe(context, { ...item, origin: null }, services);
      return resultPage(context, 'asked');
    },
  ),
  defineRoute(
    newsletterPages.askToConfirm,
    {
      summary: 'Where the link of the confirmation mail leads: a page (HTML) whose button confirms',
      ...link,
    },
    async (call) => questionPage(inLanguageOfLink(call), 'confirm'),
  ),
  defineRoute(
    newsletterPages.confirmSubscription,
    {
      summary:
        'Confirms the subscription by the token of the mail; answers with a page (HTML), 410 for a link that is used up',
      ...link,
      errors: ['link-expired', 'too-many-requests'],
    },
    async (call, services) =>
      answerLink(call, 'confirmed', (context, token) => confirm(context, token, services)),
  ),
  defineRoute(
    newsletterPages.askToUnsubscribe,
    {
      summary: 'Where the link of a newsletter leads: a page (HTML) whose button unsubscribes',
      ...link,
    },
    async (call) => questionPage(inLanguageOfLink(call), 'unsubscribe'),
  ),
  defineRoute(
    newsletterPages.endSubscription,
    {
      summary:
        'Ends the subscription of a signed token, as often as it is sent; a page (HTML), or nothing for the one-click button of mail programs (RFC 8058)',
      ...link,
      form: object({ 'List-Unsubscribe': string().oneOf(['One-Click']) }),
      answers: ['page', 'nothing'],
      allowCrossOrigin: true,
      errors: ['link-expired', 'too-many-requests'],
    },
    async (call, services) => {
      const source = (await isOneClick(call.request)) ? 'one-click' : 'link';
      const page = await answerLink(call, 'unsubscribed', (context, token) =>
        endByToken(context, token, source, services),
      );
      return source === 'one-click' && page.ok ? new Response(null, { status: 200 }) : page;
    },
  ),
  defineRoute(
    newsletterCalls.unsubscribe,
    {
      summary:
        'Ends the subscription of an address: for the customer whose account has it, or with the unsubscribe token of a newsletter in the query. The answer is the same whether there was a subscription',
      auth: 'optional',
      query: tokenQuerySchema,
      response: unsubscribeResultSchema,
      limit: perClient,
      errors: ['token-missing', 'access-denied', 'too-many-requests'],
    },
    async (call, services) => {
      const email = call.params.email.trim().toLowerCase();
      await endByEmail(call, email, call.query.get('token'), services);
      return [{ status: 'unsubscribed' as const }];
    },
  ),
];

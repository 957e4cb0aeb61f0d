import { object, string } from 'yup';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import type { Identity } from '../../../sites/site-types.ts';
import * as paymentPages from '../../contract/calls/payment-pages.ts';
import * as paymentsCalls from '../../contract/calls/payments.ts';
import { paymentStatuses } from '../../contract/checkout.ts';
import { languageNamed } from '../../contract/choose-language.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { isSameText } from '../../http/same-text.ts';
import { methodName } from '../../messages/method-names.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { Services } from '../../services.ts';
import { chargedMinor, type PaymentSession, paymentOutcomes } from './port.ts';
import { findSession } from './repo.ts';
import { returnPath } from './return-path.ts';
import { saveSandboxOutcome, signOutcome, webhookSecret } from './sandbox.ts';
import { type PageChoice, pageChoices, renderPaymentPage } from './sandbox-page.ts';
import { sandboxScript } from './sandbox-script.ts';
import { settlePayment } from './settle.ts';
import { wayBack } from './way-back.ts';

async function readChoice(request: Request): Promise<PageChoice> {
  const form = await request.formData().catch(() => null);
  const chosen = pageChoices.find((choice) => choice === form?.get('outcome'));
  if (!chosen) throw new ApiError('invalid-input', undefined, [{ property: 'outcome', message: 'invalid' }]);
  return chosen;
}

/**
 * @throws ApiError session-not-found, also for every session of a shop that takes real money, and for bank transfers that
 * staff tell of: nobody but them
 */
async function sandboxSession(
  site: SiteCode,
  sessionId: string | undefined,
  { db, payments }: Services,
): Promise<PaymentSession> {
  const session = payments.isLive ? null : await findSession(db, site, sessionId ?? '');
  if (!session || session.payment.integrationType === 'wire') throw new ApiError('session-not-found');
  return session;
}

/** What a bank's page would not ask for either: a wallet nobody has opened, a credit nobody has chosen. */
function checkPrepared({ payment, order }: PaymentSession): void {
  const { integrationType, installmentCount, is3D } = payment;
  if (order.paymentStatus !== 'pending') return;
  const isUnprepared =
    (integrationType === 'masterpass' && is3D !== true) ||
    (integrationType === 'bnpl' && installmentCount === 1);
  if (isUnprepared) throw new ApiError('state-conflict');
}

/** Of a wallet the page is the 3-D step alone: who has passed it is not charged before the commit, see `commitMasterpass`. */
async function passStep({ payment, order }: PaymentSession, { db }: Services): Promise<string> {
  const { sessionId, orderId, successUrl } = payment;
  if (payment.status !== 'pending') return wayBack(payment, order);
  await saveSandboxOutcome(db, sessionId, 'success');
  return returnPath(successUrl, { orderId, sessionId, outcome: payment.status });
}

/** Has the payment end as it was chosen. @returns where the shopper goes */
async function carryOut(choice: PageChoice, session: PaymentSession, services: Services): Promise<string> {
  const { payment, order } = session;
  const { site, sessionId, integrationType } = payment;
  if (choice === 'success' || choice === 'late') checkPrepared(session);
  if (choice === 'success' && integrationType === 'masterpass') return passStep(session, services);
  if (choice === 'late') await saveSandboxOutcome(services.db, sessionId, 'success');
  if (choice === 'late' || choice === 'timeout') return wayBack(payment, order);
  const settled = await settlePayment({ site, sessionId }, choice, services);
  return wayBack(settled.payment, settled.state);
}

const errors = ['session-not-found', 'state-conflict'] as const;

export const sandboxRoutes = [
  defineRoute(
    paymentPages.showSandboxPayment,
    {
      summary:
        'Payment page of the sandbox (HTML): the hosted page of every provider, and the 3-D step of cards and ' +
        'Masterpass. Does not exist once a real provider is set up',
      auth: 'none',
      errors,
    },
    async ({ site, language, params }, services) => {
      const session = await sandboxSession(site.code, params.sessionId, services);
      const { payment, order } = session;
      return renderPaymentPage({
        language,
        shopName: inLanguage<Identity>(siteIdentities, { code: site.code, language }).name,
        orderNumber: order.orderNumber,
        amount: createMoneyText({ site, language })(chargedMinor(session)),
        methodName: methodName(order.subIntegrationType, language),
        status: payment.status,
        backPath: wayBack(payment, order),
      });
    },
  ),
  defineRoute(
    paymentPages.chooseSandboxOutcome,
    {
      summary:
        'Choose how the sandbox payment ends (form, field outcome); answers with 303 to the shop. A wallet must have been ' +
        'prepared with 3-D, of a credit an offer taken. success, decline and cancel settle at once, but success of a wallet is ' +
        'its 3-D step: the commit charges it, or the shop some minutes later where none comes. timeout: nobody ever tells, the ' +
        'order is cancelled after 30 minutes; late: it is paid, but the shop hears of it only when it asks some minutes later',
      auth: 'none',
      form: object({ outcome: string().oneOf(pageChoices).required() }),
      answers: ['redirect'],
      errors,
    },
    async ({ site, params, request }, services) => {
      const choice = await readChoice(request);
      const session = await sandboxSession(site.code, params.sessionId, services);
      const location = await carryOut(choice, session, services);
      return new Response(null, { status: 303, headers: { location } });
    },
  ),
  defineRoute(
    paymentPages.readSandboxScript,
    {
      summary:
        "The sandbox's stand-in for the script of a provider with a widget (paypal, klarna): its functions under their own " +
        'names. Does not exist once a real provider is set up',
      auth: 'none',
      query: object({ language: string().max(10).optional() }),
      errors: ['resource-not-found'],
    },
    async ({ language, params, query, site }, { payments }) => {
      const spoken = languageNamed(query.get('language'), site) ?? language;
      const script = payments.isLive ? null : sandboxScript(params.provider ?? '', spoken);
      if (script === null) throw new ApiError('resource-not-found');
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
      return new Response(script, { headers });
    },
  ),
  defineRoute(
    paymentsCalls.tellSandboxOutcome,
    {
      summary:
        'The sandbox tells how a payment ended; the header Sandbox-Signature is the hex HMAC-SHA-256 of <site>.<sessionId>.<outcome> by a secret of the shop',
      auth: 'none',
      allowCrossOrigin: true,
      headers: ['Sandbox-Signature'],
      body: object({ outcome: string().oneOf(paymentOutcomes).required() }).noUnknown(),
      errors: [...errors, 'access-denied'],
      response: object({ paymentStatus: string().oneOf(paymentStatuses).required() }),
    },
    async ({ site, params, request, items: [{ outcome }] }, services) => {
      const session = { site: site.code, sessionId: params.sessionId };
      const expected = signOutcome(await webhookSecret(services.db), { ...session, outcome });
      if (!isSameText(request.headers.get('sandbox-signature') ?? '', expected))
        throw new ApiError('access-denied');
      await sandboxSession(site.code, params.sessionId, services);
      const { payment } = await settlePayment(session, outcome, services);
      return [{ paymentStatus: payment.status }];
    },
  ),
];

import { object, string, ValidationError } from 'yup';
import * as pages from '../../contract/calls/refund-pages.ts';
import * as calls from '../../contract/calls/refunds.ts';
import { orderSchema } from '../../contract/checkout.ts';
import {
  adminRefundSchema,
  refundAccountInputSchema,
  refundDoneInputSchema,
  refundStatuses,
  wireExcessInputSchema,
} from '../../contract/refunds.ts';
import { toBrokenRule } from '../../contract/rules/broken-rule.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute, type OpenCall } from '../../http/route.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import { ruleText } from '../../messages/texts.ts';
import type { Services } from '../../services.ts';
import { listRefunds } from '../orders/refunds-repo.ts';
import { findOrder, findOrderOfSite, lockOrderToMove, type StoredOrder } from '../orders/repo.ts';
import { refundExcess } from '../orders/request-refund.ts';
import { showOrder } from '../orders/show-orders.ts';
import { toOrder } from '../orders/view.ts';
import { findBankTransferSession } from '../payments/repo.ts';
import { accountForm, resultPage, type Typed, type Wrong } from './pages.ts';
import { orderOfRefundKey } from './refund-key.ts';
import { listRefundsOfSite } from './repo.ts';
import { changeAccount, recordRefund, takeAccount, toAdminRefund } from './service.ts';

const adminListQuery = object({
  ...pagingQuery,
  status: string().oneOf(refundStatuses).optional(),
}).noUnknown();
const keyQuery = object({ key: string().max(200).optional() });

/** @throws ApiError link-expired for a key that was not made here */
async function orderOfLink({ site, query }: OpenCall, { db }: Services): Promise<StoredOrder> {
  const id = await orderOfRefundKey(db, query.get('key') ?? '');
  const order = id && (await findOrderOfSite(db, site.code, id));
  if (!order) throw new ApiError('link-expired');
  return order;
}

/** The form; or that nothing is asked, because the account is known or everything has gone back. */
async function showForm(
  { site }: OpenCall,
  order: StoredOrder,
  { typed, wrong }: { typed: Typed; wrong: Wrong },
  { db }: Services,
): Promise<Response> {
  const { language, orderNumber } = order;
  const reader = { site: site.code, language };
  const waiting = (await listRefunds(db, [order.id])).filter(({ status }) => status === 'account-needed');
  if (waiting.length === 0) return resultPage(reader, 'nothing');
  const amount = createMoneyText({ site, language })(waiting.reduce((sum, one) => sum + one.amount, 0));
  return accountForm(reader, { orderNumber, amount, typed, wrong });
}

async function readForm(request: Request): Promise<Typed> {
  const form = await request.formData().catch(() => null);
  const textOf = (name: keyof Typed) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return { accountHolder: textOf('accountHolder'), iban: textOf('iban') };
}

/** The first problem of each field, in the words of the order's language. */
function problemsOf(error: unknown, { language }: StoredOrder): Wrong {
  if (!ValidationError.isError(error)) throw error;
  const problems = error.inner.map(
    (one) => [one.path, ruleText(language, toBrokenRule(one), one.path)] as const,
  );
  const of = (field: keyof Typed) => problems.find(([path]) => path === field)?.[1];
  const [accountHolder, iban] = [of('accountHolder'), of('iban')];
  return { ...(accountHolder ? { accountHolder } : {}), ...(iban ? { iban } : {}) };
}

const byLink = {
  auth: 'none',
  query: keyQuery,
  limit: { points: 30, seconds: 3600, isGuard: true },
} as const;

export const routes = [
  defineRoute(
    calls.tellRefundAccount,
    {
      summary:
        'Tell where the refunds of an order go that was paid by bank transfer. Only while one of them is account-needed, ' +
        'else state-conflict: a known account is changed by staff',
      auth: 'token',
      limit: { points: 30, seconds: 3600 },
      body: refundAccountInputSchema,
      errors: ['order-not-found', 'state-conflict', 'too-many-requests'],
      response: orderSchema,
    },
    async (call, services) => {
      const order = await findOrder(services.db, ownerOf(call), call.params.orderId);
      if (!order) throw new ApiError('order-not-found');
      await takeAccount(order.id, call.items[0], services);
      return [await showOrder(services.db, order, toOrder)];
    },
  ),
  defineRoute(
    pages.askRefundAccount,
    {
      summary: 'Where the mail of such a refund leads: a page (HTML) that asks for the account',
      ...byLink,
      errors: ['link-expired', 'too-many-requests'],
    },
    async (call, services) => {
      const order = await orderOfLink(call, services);
      return showForm(call, order, { typed: { accountHolder: '', iban: '' }, wrong: {} }, services);
    },
  ),
  defineRoute(
    pages.takeRefundAccount,
    {
      summary:
        'Takes the account of that page (form, fields accountHolder and iban) and answers with a page (HTML)',
      ...byLink,
      errors: ['link-expired', 'too-many-requests'],
    },
    async (call, services) => {
      const order = await orderOfLink(call, services);
      const typed = await readForm(call.request);
      try {
        const account = refundAccountInputSchema.validateSync(typed, { abortEarly: false });
        await takeAccount(order.id, account, services);
      } catch (error) {
        const isKnown = error instanceof ApiError && error.code === 'state-conflict';
        const wrong = isKnown ? {} : problemsOf(error, order);
        return showForm(call, order, { typed, wrong }, services);
      }
      return resultPage({ site: call.site.code, language: order.language }, 'taken');
    },
  ),
  defineRoute(
    calls.listRefunds,
    {
      summary:
        'Refunds of the site, oldest first, by page. What waits for staff: `to-transfer` is to be transferred, `failed` ' +
        'to be looked into; `account-needed` waits for the shopper',
      auth: 'admin',
      query: adminListQuery,
      response: adminRefundSchema,
    },
    async ({ site, query }, { db }) => {
      const { status } = adminListQuery.cast(Object.fromEntries(query));
      const found = await listRefundsOfSite(db, { site: site.code, status }, readPaging(query));
      return found.map(({ refund, order }) => toAdminRefund(refund, order));
    },
  ),
  defineRoute(
    calls.changeRefundAccount,
    {
      summary:
        'Staff correct the account that the refunds of an order go to, as long as they wait to be transferred; else ' +
        'state-conflict. The shopper is told which it is now',
      auth: 'admin',
      body: refundAccountInputSchema,
      errors: ['resource-not-found', 'state-conflict'],
      response: adminRefundSchema,
    },
    async ({ site, params, items: [account] }, services) => [
      await changeAccount({ site: site.code, refundId: params.refundId }, account, services),
    ],
  ),
  defineRoute(
    calls.recordRefund,
    {
      summary:
        'Staff have given a refund back themselves: a transfer, or one that failed. The shopper is told. Telling it again ' +
        'changes nothing; what the payment service carries out, or would be more than was paid, is state-conflict',
      auth: 'admin',
      body: refundDoneInputSchema,
      errors: ['resource-not-found', 'state-conflict'],
      response: adminRefundSchema,
    },
    async ({ site, claims, params, items: [{ reference = null }] }, services) => {
      const recorded = { site: site.code, refundId: params.refundId, doneBy: claims.sub, reference };
      return [await recordRefund(recorded, services)];
    },
  ),
  defineRoute(
    calls.refundExcess,
    {
      summary:
        'Staff tell that more has come in for a transfer that is paid already: paid twice, or more than was asked for. ' +
        '`amount` is all that is too much, in minor units; it goes back the way of every refund of a transfer, to an account ' +
        'that the shopper is asked for. The same `receipt`, what the bank calls the transfer, told again changes nothing; ' +
        'with another amount, and while nothing is paid: state-conflict',
      auth: 'admin',
      body: wireExcessInputSchema,
      errors: ['order-not-found', 'state-conflict'],
      response: adminRefundSchema,
    },
    async ({ site, items: [{ orderNumber, amount, receipt }] }, { db, now }) => {
      const session = await findBankTransferSession(db, site.code, orderNumber);
      if (!session) throw new ApiError('order-not-found');
      return db.transaction(async (tx) => {
        const order = await lockOrderToMove(tx, site.code, session.order.id);
        if (!order) throw new ApiError('order-not-found');
        const excess = { order, amountMinor: amount, receipt, now: now() };
        return [toAdminRefund(await refundExcess(tx, excess), order)];
      });
    },
  ),
];

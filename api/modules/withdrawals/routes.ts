import { object, string } from 'yup';
import * as calls from '../../contract/calls/withdrawals.ts';
import {
  declarationDecisionSchema,
  declarationInputSchema,
  declarationResultSchema,
  declarationSchema,
  declarationStatuses,
} from '../../contract/withdrawal-declarations.ts';
import {
  receiveReturnInputSchema,
  withdrawalCheckInputSchema,
  withdrawalCheckSchema,
  withdrawalInputSchema,
  withdrawalReceiptSchema,
  withdrawalStatuses,
} from '../../contract/withdrawals.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute } from '../../http/route.ts';
import { checkWithdrawal } from './check.ts';
import { decideOnDeclaration } from './decide.ts';
import { listDeclarations } from './declarations-repo.ts';
import { declareByForm } from './declare-by-form.ts';
import { receiveReturn } from './receive-return.ts';
import { listWithdrawals } from './repo.ts';
import { readReceipts } from './view.ts';
import { withdraw } from './withdraw.ts';

/** Enough for a shopper who mistypes, too few to try addresses for an order number. */
const limit = { points: 20, seconds: 600 };
const errors = [
  'order-not-found',
  'withdrawal-code-invalid',
  'not-withdrawable',
  'token-missing',
  'token-invalid',
  'token-expired',
] as const;
const which =
  'by the key in the links of its mails, by orderNumber, email and the code that was mailed (no token, for guests ' +
  'too), or by orderId with the token of its owner; an unknown order, a wrong address and a wrong code look alike';

const declarationsQuery = object({
  ...pagingQuery,
  status: string().oneOf(declarationStatuses).optional(),
}).noUnknown();
const adminListQuery = object({
  ...pagingQuery,
  status: string().oneOf(withdrawalStatuses).optional(),
}).noUnknown();

export const routes = [
  defineRoute(
    calls.checkWithdrawal,
    {
      summary:
        `Step 1 of withdrawing from a contract: what can be withdrawn (Directive 2011/83/EU, article 11a), ${which}. ` +
        'Always before delivery, then for 14 days or the longer freeReturnDays; goods made to measure never',
      auth: 'none',
      body: withdrawalCheckInputSchema,
      limit,
      errors: [...errors, 'too-many-requests'],
      response: withdrawalCheckSchema,
    },
    async (call, services) => [await checkWithdrawal(call, call.items[0], services)],
  ),
  defineRoute(
    calls.withdraw,
    {
      summary:
        `Step 2 of withdrawing from a contract: declares it, ${which}. Answers with the receipt, which is mailed at once. The same ` +
        'lines of an order again give the same receipt; with an Idempotency-Key of its own they are a further ' +
        'withdrawal as long as there are pieces left. Gifts go back with the last piece that was paid for, named or ' +
        'not. An order of which nothing has left the shop and nothing is kept is cancelled and refunded at once',
      auth: 'none',
      body: withdrawalInputSchema,
      limit,
      headers: ['Idempotency-Key'],
      errors: [...errors, 'idempotency-conflict', 'too-many-requests'],
      response: withdrawalReceiptSchema,
    },
    async (call, services) => [await withdraw(call, call.items[0], services)],
  ),
  defineRoute(
    calls.declareWithdrawal,
    {
      summary:
        'Declare a withdrawal by orderNumber and email alone. What was declared is kept with its moment and mailed with ' +
        'a code and a link to the address of the order; it has no effect before it is proven by these or confirmed ' +
        'by staff. Its moment is the one that counts when it is proven within 30 days, later if staff confirm it. The answer is the same whether there is such an order or not. At ' +
        'most three mails a day for an order, and five wrong codes for each mail',
      auth: 'none',
      body: declarationInputSchema,
      limit,
      errors: ['too-many-requests'],
      response: declarationResultSchema,
    },
    async (call, services) => {
      await declareByForm(call, call.items[0], services);
      return [{ status: 'received' as const }];
    },
  ),
  defineRoute(
    calls.listDeclarations,
    {
      summary:
        'Declarations made by number and e-mail address, oldest first, by page; declared are those that nobody has ' +
        'proven yet',
      auth: 'admin',
      query: declarationsQuery,
      response: declarationSchema,
    },
    async ({ site, query }, { db }) => {
      const { status } = declarationsQuery.cast(Object.fromEntries(query));
      return listDeclarations(db, { site: site.code, status }, readPaging(query));
    },
  ),
  defineRoute(
    calls.decideOnDeclaration,
    {
      summary:
        'Confirm a declaration by hand, which withdraws from its moment on and mails the receipt, or dismiss it',
      auth: 'admin',
      body: declarationDecisionSchema,
      errors: ['resource-not-found', 'state-conflict', 'not-withdrawable'],
      response: declarationSchema,
    },
    async ({ site, params, items: [input] }, services) => [
      await decideOnDeclaration({ site, declarationId: params.declarationId }, input, services),
    ],
  ),
  defineRoute(
    calls.listWithdrawals,
    {
      summary: 'Withdrawals of the site, oldest first, by page',
      auth: 'admin',
      query: adminListQuery,
      response: withdrawalReceiptSchema,
    },
    async ({ site, query }, { db }) => {
      const { status } = adminListQuery.cast(Object.fromEntries(query));
      return readReceipts(db, await listWithdrawals(db, { site: site.code, status }, readPaging(query)));
    },
  ),
  defineRoute(
    calls.receiveReturn,
    {
      summary:
        'Accept goods that came back: sellable ones go back to stock, each piece is refunded by its share of what ' +
        'was paid, and with the last piece of the order the order is returned and delivery refunded too. Takes ' +
        'Idempotency-Key',
      auth: 'admin',
      body: receiveReturnInputSchema,
      headers: ['Idempotency-Key'],
      errors: ['resource-not-found', 'state-conflict', 'idempotency-conflict'],
      response: withdrawalReceiptSchema,
    },
    async (call, services) => [await receiveReturn(call, call.params.withdrawalId, call.items[0], services)],
  ),
];

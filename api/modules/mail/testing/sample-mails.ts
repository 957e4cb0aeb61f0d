import { eq, sql } from 'drizzle-orm';
import { editionCode } from '../../../../sites/editions.ts';
import { siteRules } from '../../../../sites/rules.ts';
import type { Language, SiteCode } from '../../../contract/sites.ts';
import { giftCards } from '../../../db/schema/gift-cards.ts';
import { invoices } from '../../../db/schema/invoices.ts';
import { refunds } from '../../../db/schema/payments.ts';
import { questions } from '../../../db/schema/questions.ts';
import { orders } from '../../../db/schema/sales.ts';
import { sampleRequests } from '../../../db/schema/samples.ts';
import { withdrawalDeclarations, withdrawalLines, withdrawals } from '../../../db/schema/withdrawals.ts';
import { only, someAddress } from '../../../testing/shopper.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { issueInvoice } from '../../orders/issue-invoice.ts';
import type { MailData, MailKind } from '../../outbox/queue.ts';
import { siteShopper } from '../../payments/testing/site-shopper.ts';

const sofa = 'V100101';
const declaredAt = new Date('2026-11-20T15:04:05Z');

/** What people have typed: into fields of a name, and into those for more. */
export type TypedWords = { firstName: string; lastName: string; note: string };
type Place = { site: SiteCode; language: Language };

/** An order of two sofas by transfer, with its invoice. */
async function placeOrder(api: TestApi, { site }: Place, { lastName, note }: TypedWords) {
  const shopper = await siteShopper(api, site, sofa);
  await shopper.post('basket', { productId: sofa, quantity: 1 });
  await api.put(`/api/${site}/basket`, [{ note }], shopper.token);
  const placed = only(await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }));
  // Past the rule of names, as orders from before it may have them.
  const named = (column: typeof orders.shippingAddress | typeof orders.billingAddress) =>
    sql`${column} || ${JSON.stringify({ lastName })}::jsonb`;
  const [order] = await api.db
    .update(orders)
    .set({ shippingAddress: named(orders.shippingAddress), billingAddress: named(orders.billingAddress) })
    .where(eq(orders.id, placed.orderId))
    .returning();
  if (!order) throw new Error('There is no order.');
  await api.db.transaction((tx) => issueInvoice(tx, order, api.clock.now));
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  return { ...order, sessionId: placed.sessionId, creditNote: invoice?.number ?? '' };
}

/** A withdrawal from the first piece, and a declaration of one by number and address. */
async function withdraw(
  api: TestApi,
  { site, language }: Place,
  { id: orderId, orderNumber }: Awaited<ReturnType<typeof placeOrder>>,
  words: TypedWords,
) {
  const { firstName: name, note } = words;
  const [stored] = await api.db
    .insert(withdrawals)
    .values({
      ...{ site, orderId, receiptNumber: `${orderNumber}-R1`, language, email: 'sanne@example.nl' },
      ...{ name, reason: note, asked: 'all', isOrderCancelled: false, receivedAt: declaredAt },
    })
    .returning();
  const withdrawalId = stored?.id ?? '';
  await api.db.insert(withdrawalLines).values({ withdrawalId, position: 0, quantity: 1 });
  const [declaration] = await api.db
    .insert(withdrawalDeclarations)
    .values({ site, orderId, name, statement: note, declaredAt })
    .returning();
  return { withdrawalId, declarationId: declaration?.id ?? '' };
}

async function askForSamples(api: TestApi, { site, language }: Place, words: TypedWords): Promise<string> {
  const address = { ...someAddress, firstName: words.firstName, street: words.note };
  const [request] = await api.db
    .insert(sampleRequests)
    .values({
      ...{ site, language, samples: ['colour.linen-sand', 'wood.oak'], place: '', address },
      createdAt: api.clock.now,
    })
    .returning();
  return request?.id ?? '';
}

async function askQuestion(api: TestApi, { site, language }: Place, { note }: TypedWords): Promise<string> {
  const [question] = await api.db
    .insert(questions)
    .values({
      ...{ site, language, vsin: sofa, email: 'sanne@example.nl', question: note, answer: note },
      ...{ askedAt: api.clock.now, answeredAt: api.clock.now },
    })
    .returning();
  return question?.id ?? '';
}

/** The card of another order than the one that is written of. */
async function orderCard(
  api: TestApi,
  { site }: Place,
  { id: orderId, currency }: Awaited<ReturnType<typeof placeOrder>>,
  { firstName, note }: TypedWords,
): Promise<string> {
  const [card] = await api.db
    .insert(giftCards)
    .values({
      ...{ orderId, site, currency, amount: 5000, balance: 5000, status: 'active' },
      ...{ giverName: firstName, recipientName: firstName, recipientEmail: 'eva@example.nl', message: note },
      ...{ sendOn: '2026-11-20', validUntil: '2031-11-20' },
    })
    .returning();
  return card?.id ?? '';
}

/** Everything that a mail of any kind can be written of in one shop, and what each kind is queued with. */
export async function makeMailData(
  api: TestApi,
  place: Place,
  words: TypedWords,
): Promise<{ [K in MailKind]: MailData[K] }> {
  const { site, language } = place;
  const { firstName, note } = words;
  const order = await placeOrder(api, place, words);
  const { id: orderId, sessionId, creditNote } = order;
  const [refund] = await api.db
    .insert(refunds)
    .values({ orderId, sessionId, amount: 12_345, reason: 'cancelled', status: 'account-needed' })
    .returning();
  const refundId = refund?.id ?? '';
  const { withdrawalId, declarationId } = await withdraw(api, place, order, words);
  const requestId = await askForSamples(api, place, words);
  const questionId = await askQuestion(api, place, words);
  const shop = `/${editionCode(siteRules[site], language)}`;
  const unsubscribeLink = `/api/${site}/subscribe/unsubscribe?token=abc`;
  return {
    'account-created': { firstName },
    'password-reset': { firstName, link: `${shop}/auth/reset-password?token=abc&x="><b>` },
    'password-changed': { firstName },
    'email-change': { firstName, link: `/api/${site}/customer/email/confirm?language=${language}&token=abc` },
    'email-changed': { firstName },
    'order-placed': { orderId },
    'order-paid': { orderId },
    'order-cancelled': { orderId },
    'order-status': { orderId, status: 'onTheWay' },
    'refund-announced': { refundId },
    'refund-done': { refundId },
    'sale-credited': { orderId, creditNote },
    'money-notice': { orderId, what: 'toTransfer', amountMinor: 12_345 },
    'withdrawal-declared': { declarationId },
    'withdrawal-received': { withdrawalId },
    'review-decided': { orderId, productId: sofa, title: note, refusal: 'unclear', note },
    'gift-card': { cardId: await orderCard(api, place, order, words), code: '7K4M-9XRT-2F3H-8VWQ-6CDJ' },
    'newsletter-confirm': { link: `/api/${site}/subscribe/confirm?language=${language}&token=abc` },
    'newsletter-welcome': { unsubscribeLink },
    'newsletter-already': { unsubscribeLink },
    'back-in-stock': {
      title: 'Oslo',
      link: `${shop}/oslo-p-${sofa}`,
      endLink: `/api/${site}/back-in-stock/end?key=abc`,
      customerId: null,
    },
    'samples-requested': { requestId, customerId: null },
    'samples-to-send': { requestId, customerId: null },
    'samples-sent': { requestId, customerId: null },
    'question-received': { questionId, customerId: null },
    'question-asked': { questionId, customerId: null },
    'question-answered': { questionId, customerId: null },
    'support-request': {
      ...{ name: firstName, email: 'eva@example.nl', orderNumber: '' },
      ...{ subject: note, message: note },
    },
    'support-receipt': { name: firstName, subject: note, message: note },
  };
}

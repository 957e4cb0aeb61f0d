import { and, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import type { MailKind } from '../outbox/queue.ts';
import { settlePayment } from '../payments/settle.ts';
import { toMessage } from './message.ts';

const sofa = 'V100101';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

/** What its lender has paid the shop. */
async function lent(email: string) {
  const shopper = await readyShopper(api, sofa);
  await shopper.chooseAddress({ email });
  const { orderId, sessionId } = only(
    await shopper.checkout({ integrationType: 'klarna', subIntegrationType: 'pay-later' }),
  );
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const mailed = async (kind: MailKind) => {
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, kind), eq(mails.recipient, email)));
    if (!mail) throw new Error(`No ${kind} was queued.`);
    return toMessage(mail, api.services);
  };
  return { shopper, orderId, mailed };
}

const promises = /Wij betalen|terugbetaald|Terugbetaling|is binnen|Betaling: Betaald/;

test('the confirmation says whom to pay by when, and not that money came', async () => {
  const { mailed } = await lent('later@example.nl');
  const { text, subject } = await mailed('order-paid');
  expect(subject).toMatch(/^Bevestiging van uw bestelling/);
  expect(text).toMatch(/U betaalt €\s[\d.,-]+ binnen 30 dagen na ontvangst aan Klarna/);
  expect(text).toContain('Betaling: Te betalen aan Klarna');
  expect(text).not.toMatch(/is binnen|Betaling: Betaald/);
});

test('who cancels has nothing to pay, and is promised nothing back that was never paid', async () => {
  const { shopper, orderId, mailed } = await lent('cancelled@example.nl');
  expect((await api.post(`orders/${orderId}/cancel`, [], shopper.token)).status).toBe(200);
  const { text } = await mailed('order-cancelled');
  expect(text).toContain('U hoeft niets te betalen.');
  expect(text).not.toMatch(promises);
});

test('of pieces that came back, less is to be paid', async () => {
  const { orderId, mailed } = await lent('returned@example.nl');
  await api.db.transaction((tx) =>
    requestRefund(tx, { orderId, amountMinor: 1000, reason: 'returned', now: api.clock.now }),
  );
  const { text, subject } = await mailed('refund-announced');
  expect(subject).toMatch(/^€\s10 minder te betalen voor bestelling LW-/);
  expect(text).not.toMatch(promises);
});

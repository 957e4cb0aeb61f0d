import { and, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import type { MailKind } from '../outbox/queue.ts';
import { settlePayment } from '../payments/settle.ts';
import { toMessage } from './message.ts';

const sofa = 'V100101';
const email = 'factuur@example.nl';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

async function attachedTo(kind: MailKind) {
  const rows = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.recipient, email)));
  const messages = await Promise.all(rows.map((mail) => toMessage(mail, api.services)));
  return messages.flatMap(({ attachments }) => attachments);
}

test('the confirmation brings the invoice, and the word of a refund its credit note', async () => {
  const shopper = await readyShopper(api, sofa);
  await shopper.chooseAddress({ email });
  const { orderId, sessionId } = only(await shopper.checkout());
  expect(await attachedTo('order-placed')).toEqual([]);
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const [invoice, ...more] = await attachedTo('order-paid');
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    filename: expect.stringMatching(/^Factuur F-NL-2026-\d{6}\.pdf$/),
    contentType: 'application/pdf',
  });
  expect(readPdf(invoice?.content ?? Buffer.of()).text).toContain('Totaal incl. btw');
  await api.db.transaction((tx) =>
    requestRefund(tx, { orderId, amountMinor: 1000, reason: 'returned', now: api.clock.now }),
  );
  const attached = await attachedTo('refund-announced');
  expect(attached).toHaveLength(1);
  for (const { filename, content } of attached) {
    expect(filename).toMatch(/^Creditnota C-NL-2026-\d{6}\.pdf$/);
    expect(readPdf(content).text).toContain('€ 10,00');
  }
});

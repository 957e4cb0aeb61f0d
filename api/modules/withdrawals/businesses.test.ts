import { apiTexts } from '../../../messages/api.ts';
import { siteRules } from '../../../sites/rules.ts';
import { mails } from '../../db/schema/mail.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { renderMail } from '../mail/render-mail.ts';
import { settlePayment } from '../payments/settle.ts';
import { siteShopper } from '../payments/testing/site-shopper.ts';

const sofa = 'V100101';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

async function ordered(site: 'tr' | 'b2bTr') {
  const shopper = await siteShopper(api, site, sofa);
  const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType: 'card' }));
  await settlePayment({ site, sessionId }, 'success', api.services);
  const sent = (await api.db.select().from(mails)).filter(({ data }) => data.orderId === orderId);
  const context = { site: siteRules[site], language: 'tr' } as const;
  const written = await Promise.all(sent.map((mail) => renderMail(mail, context, api.services)));
  return { shopper, orderId, content: JSON.stringify(written) };
}

test('a shop for businesses grants no withdrawal, and its mails promise none', async () => {
  const { shopper, orderId, content } = await ordered('b2bTr');
  for (const path of ['withdrawals/check', 'withdrawals'])
    expect((await shopper.post(path, { orderId })).error?.code).toBe('not-withdrawable');
  expect((await shopper.order(orderId)).status).toBe('orderPlaced');
  expect(content).toContain(apiTexts.tr.mail.terms.guarantee);
  expect(content).not.toContain(apiTexts.tr.mail.terms.exceptions);
});

test('the basket tells the days of a consumer alone', async () => {
  const daysOn = async (site: 'tr' | 'b2bTr') =>
    (await (await siteShopper(api, site, sofa)).basket()).freeReturnDays;
  expect(await daysOn('b2bTr')).toBeNull();
  expect(await daysOn('tr')).toBe(14);
});

test('the same order of a consumer can be withdrawn from', async () => {
  const { shopper, orderId, content } = await ordered('tr');
  expect(only(await shopper.post('withdrawals/check', { orderId }))).toMatchObject({ withdrawUntil: null });
  expect(content).toContain(apiTexts.tr.mail.terms.exceptions);
});

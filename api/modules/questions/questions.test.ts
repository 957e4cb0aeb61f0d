import { asc } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import { questionRules } from '../../contract/question-rules.ts';
import type { AdminQuestion, ShownQuestion } from '../../contract/questions.ts';
import { mails } from '../../db/schema/mail.ts';
import { questions } from '../../db/schema/questions.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { clearOldQuestions } from './repo.ts';

const sofa = 'V100101';
const sameInBlue = 'V100102';
const email = 'sanne@example.nl';
const question = 'Past de bank door een deur van 78 cm? Ik ben Sanne uit Zwolle.';
const answer = 'Ja, zonder poten is hij 74 cm hoog.';
const shownAs = 'Past de bank door een deur van 78 cm?';

let api: TestApi;
let guest: string;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  guest = await api.guestToken();
  staff = await staffToken(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(questions);
  await api.db.delete(mails);
});

const ask = (change: object = {}, token = guest, vsin = sofa) =>
  api.post(`product/${vsin}/questions`, [{ email, question, ...change }], token);
const waiting = async () => (await api.get<AdminQuestion>('admin/questions?status=waiting', staff)).items;
const reply = (id: string, change: object = {}) =>
  api.post<AdminQuestion>(`admin/questions/${id}/answer`, [{ answer, shownAs: null, ...change }], staff);
const shown = async (vsin = sofa) => (await api.get<ShownQuestion>(`product/${vsin}/questions`)).items;
async function mailed() {
  const stored = await api.db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.kind));
  return Promise.all(stored.map(async (mail) => ({ ...mail, ...(await toMessage(mail, api.services)) })));
}
async function asked(token = guest) {
  await ask({}, token);
  const [first] = await waiting();
  return first?.id ?? '';
}

it('goes to the shop, which can reply to it; a receipt that says nothing a stranger wrote goes to the address', async () => {
  const told = await ask({ email: ' Sanne@Example.NL ' });
  expect(told.items).toEqual([{ askedAt: api.clock.now.toISOString() }]);
  expect(await waiting()).toMatchObject([
    { question, email, productId: sofa, language: 'nl', status: 'waiting', answer: null, shownAs: null },
  ]);
  const sent = await mailed();
  const toShop = sent.find(({ kind }) => kind === 'question-asked');
  expect(toShop?.text).toContain(question);
  expect(toShop?.replyTo).toEqual({ name: '', address: email });
  const receipt = sent.find(({ kind }) => kind === 'question-received');
  expect(receipt?.recipient).toBe(email);
  expect(receipt?.text).not.toContain('Zwolle');
  expect(await shown()).toEqual([]);
});

it('is answered by mail once for each answer, and stays off the page until staff say how it is shown', async () => {
  const id = await asked();
  expect(only(await reply(id))).toMatchObject({ status: 'answered', answer, shownAs: null });
  await reply(id);
  expect(await shown()).toEqual([]);
  expect(await waiting()).toEqual([]);
  const answered = (await mailed()).filter(({ kind }) => kind === 'question-answered');
  expect(answered).toHaveLength(1);
  expect(answered[0]?.text).toContain(answer);
  expect(answered[0]?.text).toContain(`-p-${sofa}`);
});

it('is shown on all versions of the product, without what tells who asked, and renews their pages', async () => {
  const id = await asked();
  const renewed: string[] = [];
  const stop = api.services.changes.subscribe((tags) => void renewed.push(...tags));
  await reply(id, { shownAs });
  stop();
  expect(renewed).toEqual(expect.arrayContaining([`product:nl:${sofa}`, `product:nl:${sameInBlue}`]));
  const item = { id, question: shownAs, answer, answeredOn: api.clock.now.toISOString().slice(0, 10) };
  expect(await shown()).toEqual([item]);
  expect(await shown(sameInBlue)).toEqual([item]);
  expect(await shown('V100201')).toEqual([]);
  expect((await api.get('product/V999999999/questions')).error?.code).toBe('product-not-found');

  await reply(id, { answer: 'Ja: zonder poten is hij 72 cm hoog.', shownAs });
  expect((await shown()).map((one) => one.answer)).toEqual(['Ja: zonder poten is hij 72 cm hoog.']);
  expect((await mailed()).filter(({ kind }) => kind === 'question-answered')).toHaveLength(2);
  await reply(id, { answer: 'Ja: zonder poten is hij 72 cm hoog.' });
  expect(await shown()).toEqual([]);
});

it('is taken away by staff, off the page too, who alone may list, answer and remove', async () => {
  const id = await asked();
  await reply(id, { shownAs });
  for (const call of [
    api.get('admin/questions', guest),
    api.post(`admin/questions/${id}/answer`, [{ answer, shownAs }], guest),
    api.post(`admin/questions/${id}/removal`, undefined, guest),
  ])
    expect((await call).status).toBe(403);
  expect((await api.post(`admin/questions/${id}/removal`, undefined, staff)).items).toEqual([
    { questionId: id },
  ]);
  expect(await shown()).toEqual([]);
  expect((await api.post(`admin/questions/${id}/removal`, undefined, staff)).status).toBe(404);
  expect((await reply('nothing')).status).toBe(404);
});

it.each([
  [{ email: 'nobody' }, 'email'],
  [{ question: 'Past?' }, 'question'],
  [{ question: 'x'.repeat(questionRules.longest + 1) }, 'question'],
])('refuses %j and names the field', async (change, field) => {
  const { status, error } = await ask(change);
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toContain(field);
  expect(await mailed()).toEqual([]);
});

it('needs a product, and is limited for one address', async () => {
  expect((await ask({}, guest, 'V999999999')).error?.code).toBe('product-not-found');
  const limited = await startTestApi({ limits: createRateLimits() });
  const token = await limited.guestToken();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++)
    statuses.push((await limited.post(`product/${sofa}/questions`, [{ email, question }], token)).status);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('is forgotten in time: unanswered, not shown, or whose it was', async () => {
  const later = (days: number) => new Date(api.clock.now.getTime() + days * dayMs);
  const { addressDays, unansweredDays } = questionRules;
  const id = await asked();
  expect(await clearOldQuestions(api.db, later(unansweredDays - 1), 10)).toBe(0);
  await reply(id, { shownAs });
  expect(await clearOldQuestions(api.db, later(addressDays - 1), 10)).toBe(0);
  expect(await clearOldQuestions(api.db, later(addressDays + 1), 10)).toBe(1);
  expect(await api.db.select().from(questions)).toMatchObject([{ id, email: null, shownAs }]);
  await reply(id, { answer: 'Nee.' });
  expect((await mailed()).filter(({ kind }) => kind === 'question-answered')).toHaveLength(1);
  expect(await clearOldQuestions(api.db, later(addressDays + 1), 10)).toBe(1);
  await ask();
  expect(await clearOldQuestions(api.db, later(unansweredDays + 1), 10)).toBe(1);
  expect(await api.db.select().from(questions)).toEqual([]);
});

it('is in the export of the customer who asked, and goes with the account, off the page too', async () => {
  const { token } = await newCustomer(api);
  const id = await asked(token);
  await reply(id, { shownAs });
  const exported = only(await api.get<CustomerExport>('customer/export', token));
  expect(exported.questions).toMatchObject([{ id, question, answer, productId: sofa }]);
  expect((await api.post('customer/deletion', [{ currentPassword: somePassword }], token)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect(await api.db.select().from(questions)).toEqual([]);
});

import { asc } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import { sampleRules } from '../../contract/sample-rules.ts';
import type { AdminSampleRequest, Sample, SampleRequest } from '../../contract/samples.ts';
import { touchCatalogue } from '../../db/catalogue-version.ts';
import { mails } from '../../db/schema/mail.ts';
import { sampleRequests } from '../../db/schema/samples.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { typedAddress } from '../../testing/inputs.ts';
import { only } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { deleteOldRequests } from './repo.ts';

const { phone: _none, ...address } = typedAddress;
const chosen = ['colour.linen-sand', 'wood.oak'];

let api: TestApi;
let guest: string;
beforeAll(async () => {
  api = await startTestApi();
  guest = await api.guestToken();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(sampleRequests);
  await api.db.delete(mails);
});

const ask = (changes: object = {}, token = guest) =>
  api.post<SampleRequest>('sample-requests', [{ ...address, samples: chosen, ...changes }], token);
const mailed = () => api.db.select().from(mails).orderBy(asc(mails.kind));

it('offers covers and woods that something is sold in, and nothing that cannot be cut', async () => {
  const { items } = await api.get<Sample>('samples');
  const codes = items.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...chosen, 'colour.leather-cognac']));
  expect(codes.filter((code) => /marble|metal|paper|ceramic|brass|wool/.test(code))).toEqual([]);
  expect(items.find(({ code }) => code === 'wood.oak')).toMatchObject({ title: 'Eiken', material: 'wood' });
  const files = items.flatMap(({ code, picture }) => (picture ? `${code} ${picture.newFileName}` : []));
  expect(files).toContain('colour.linen-sand sofa-oslo-3-detail.webp');
  // Not of a chair that has legs of it.
  expect(files).toContain('wood.walnut dining-alma-walnut-detail.webp');
  expect(files).toHaveLength(items.length);
});

it('reads what something is sold in once until the catalogue changes', async () => {
  await api.get<Sample>('samples');
  const before = api.statements.length;
  await api.get<Sample>('samples');
  expect(api.statements.slice(before).filter((statement) => statement.includes('jsonb_each_text'))).toEqual(
    [],
  );
  await touchCatalogue(api.db);
  api.services.catalogue.invalidateVersion();
  await api.get<Sample>('samples');
  expect(
    api.statements.slice(before).filter((statement) => statement.includes('jsonb_each_text')),
  ).toHaveLength(1);
});

it('tells on the page of a product what it can be had of', async () => {
  const samplesOf = async (vsin: string) =>
    only(await api.get<{ samples: { code: string }[] }>(`product/${vsin}`)).samples;
  expect(await samplesOf('V100101')).toEqual([expect.objectContaining({ code: 'colour.linen-sand' })]);
  expect(await samplesOf('V105101')).toEqual([]);
});

it('confirms a request by mail, and tells the shop what to send where', async () => {
  const { items } = await ask();
  expect(items).toEqual([
    expect.objectContaining({
      status: 'requested',
      samples: [
        { code: 'colour.linen-sand', title: 'Linnen zand' },
        { code: 'wood.oak', title: 'Eiken' },
      ],
    }),
  ]);
  const [copy, note] = await mailed();
  expect([copy?.recipient, copy?.kind]).toEqual([address.email, 'samples-requested']);
  expect(note?.kind).toBe('samples-to-send');
  expect(note?.recipient).not.toBe(address.email);
  for (const mail of [copy, note]) {
    if (!mail) throw new Error('A mail is missing.');
    const { text } = await toMessage(mail, api.services);
    for (const words of ['Linnen zand', 'Eiken', 'Lindelaan 12', 'Sanne de Wit'])
      expect(text).toContain(words);
    // Staff are promised nothing.
    expect(text.includes('Stalen per post: 2–4 werkdagen.')).toBe(mail === copy);
  }
});

it('sends staff no link that a stranger has written', async () => {
  await ask({ firstName: 'Kijk op https://kwaad.example' });
  for (const mail of await mailed())
    expect((await toMessage(mail, api.services)).html).not.toContain('kwaad.example');
});

describe('the limits', () => {
  it('allow two requests for one place, however it is spelled, until the first is 90 days old', async () => {
    const start = api.clock.now;
    expect((await ask()).status).toBe(200);
    expect((await ask({ zipCode: '1012ab', addition: 'b', email: 'eva@example.nl' })).status).toBe(200);
    const third = await ask({ email: 'jan@example.nl' });
    expect([third.status, third.error?.code]).toEqual([409, 'too-many-samples']);
    expect(third.error?.message).toContain('90 dagen');
    expect((await ask({ houseNumber: '14' })).status).toBe(200);
    api.clock.now = new Date(start.getTime() + (sampleRules.days + 1) * dayMs);
    const later = await ask({}, await api.guestToken());
    api.clock.now = start;
    expect(later.status).toBe(200);
  });

  it('hold for requests at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  });

  it('hold for one e-mail address', async () => {
    const limited = await startTestApi({ limits: createRateLimits() });
    const token = await limited.guestToken();
    const statuses: number[] = [];
    for (let houseNumber = 1; houseNumber <= 6; houseNumber++) {
      const item = { ...address, samples: chosen, houseNumber: String(houseNumber) };
      statuses.push((await limited.post('sample-requests', [item], token)).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it.each([
  [{ samples: [] }, 'samples'],
  [{ samples: Array.from({ length: 6 }, (_, n) => `wood.oak-${'x'.repeat(n + 1)}`) }, 'samples'],
  [{ samples: ['wood.oak', 'wood.oak'] }, 'samples'],
  [{ samples: ['wood.unheard-of'] }, 'samples'],
  [{ country: 'TR', zipCode: '34000' }, 'country'],
  [{ zipCode: 'x' }, 'zipCode'],
  [{ email: 'nobody' }, 'email'],
])('refuses %j and names the field', async (changes, field) => {
  const { status, error } = await ask(changes);
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toContain(field);
  expect(await mailed()).toEqual([]);
});

it('is worked off by staff, who record once that it was sent', async () => {
  const { id } = only(await ask());
  const admin = await staffToken(api);
  const list = (status: string) =>
    api.get<AdminSampleRequest>(`admin/sample-requests?status=${status}`, admin);
  expect((await list('requested')).items).toEqual([
    expect.objectContaining({ id, email: address.email, address: expect.arrayContaining(['Sanne de Wit']) }),
  ]);
  expect((await api.get('admin/sample-requests', guest)).status).toBe(403);
  const send = () => api.post<AdminSampleRequest>(`sample-requests/${id}/sent`, undefined, admin);
  const answers = await Promise.all([send(), send()]);
  for (const { items } of answers)
    expect(items).toEqual([expect.objectContaining({ status: 'sent', sentAt: api.clock.now.toISOString() })]);
  expect((await mailed()).filter(({ kind }) => kind === 'samples-sent')).toHaveLength(1);
  expect((await list('requested')).items).toEqual([]);
  expect((await api.post('sample-requests/nothing/sent', undefined, admin)).status).toBe(404);
});

it('is kept for half a year', async () => {
  await ask();
  const later = (days: number) => new Date(api.clock.now.getTime() + days * dayMs);
  expect(await deleteOldRequests(api.db, later(sampleRules.keptDays - 1), 10)).toBe(0);
  expect(await deleteOldRequests(api.db, later(sampleRules.keptDays + 1), 10)).toBe(1);
});

it('is in the export of the customer who asked; what was sent goes with the account', async () => {
  const { token } = await newCustomer(api);
  const { id } = only(await ask({}, token));
  await api.post(`sample-requests/${id}/sent`, undefined, await staffToken(api));
  await ask({}, token);
  const exported = only(await api.get<CustomerExport>('customer/export', token));
  expect(exported.samples.map(({ status }) => status)).toEqual(['sent', 'requested']);
  expect(exported.samples[0]?.address).toMatchObject(address);
  expect((await api.post('customer/deletion', [{ currentPassword: somePassword }], token)).status).toBe(200);
  const left = await api.db.select().from(sampleRequests);
  expect(left).toEqual([expect.objectContaining({ status: 'requested', customerId: null })]);
});

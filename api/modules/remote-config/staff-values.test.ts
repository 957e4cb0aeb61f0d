import { ruleTexts } from '../../../messages/validation.ts';
import { fillIn } from '../../contract/rules/rule-names.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await staffToken(api);
});
afterAll(() => api.close());

const path = 'admin/remote-config';
const limit = { key: 'highlightLimit', value: 3 };
const limitOf = async (site: string) => {
  const [config] = (await api.get<{ highlightLimit: number }>(`/api/${site}/remote-config`)).items;
  return config?.highlightLimit;
};

it('what staff sets holds at once, for that site alone, until it is reset', async () => {
  const { status, items } = await api.put(path, [limit], staff);
  expect(status).toBe(200);
  expect(items).toContainEqual({ ...limit, isSetByStaff: true });
  expect(items).toContainEqual({ key: 'highlightOrder', value: expect.any(Array), isSetByStaff: false });
  expect([await limitOf('nl'), await limitOf('be')]).toEqual([3, 6]);
  const reset = await api.delete(`${path}/highlightLimit`, staff);
  expect(reset.items).toContainEqual({ key: 'highlightLimit', value: 6, isSetByStaff: false });
  expect(await limitOf('nl')).toBe(6);
});

it('sets all of several values or none, and names the one that is wrong', async () => {
  const { status, error } = await api.put(path, [limit, { key: 'freeReturnDays', value: 7 }], staff);
  expect(status).toBe(400);
  expect(error?.fields).toEqual([{ property: 'freeReturnDays', message: expect.stringContaining('14') }]);
  expect(await limitOf('nl')).toBe(6);
});

const { nl: texts } = ruleTexts;
it.each([
  ['another type', { key: 'freeReturnDays', value: 'x' }, ['freeReturnDays', texts.invalid]],
  [
    'less than the law gives',
    { key: 'freeReturnDays', value: 7 },
    ['freeReturnDays', fillIn(texts.min_value, { min: '14' })],
  ],
  ['what is left out', { key: 'headerOptions', value: {} }, ['headerOptions.showsShowrooms', texts.required]],
  [
    'a pattern that is none',
    { key: 'invalidZipCodePatterns', value: ['('] },
    ['invalidZipCodePatterns', texts.invalid],
  ],
])('says in the words of the shop what is wrong with %s', async (_, item, [property, message]) => {
  expect((await api.put(path, [item], staff)).error?.fields).toEqual([{ property, message }]);
});

it.each([
  ['a key nobody knows', { key: 'constructor', value: 1 }],
  ['no value', { key: 'highlightLimit' }],
  ['a value of another type', { key: 'faq', value: 'x' }],
  ['a pattern nobody can search by', { key: 'invalidZipCodePatterns', value: ['('] }],
])('refuses %s', async (_, item) => {
  expect((await api.put(path, [item], staff)).error?.code).toBe('invalid-input');
});

it('takes the last of two values for one key, and null where a key takes it', async () => {
  await api.put(path, [limit, { ...limit, value: 4 }, { key: 'welcomePopup', value: null }], staff);
  expect(await limitOf('nl')).toBe(4);
  await api.delete(`${path}/highlightLimit`, staff);
});

it('knows no key of that name to reset', async () => {
  expect((await api.delete(`${path}/toString`, staff)).error?.code).toBe('resource-not-found');
});

it('is for staff alone', async () => {
  const guest = await api.guestToken();
  expect((await api.get(path, guest)).status).toBe(403);
  expect((await api.put(path, [limit], guest)).status).toBe(403);
});

import { QueryClient } from '@tanstack/react-query';
import { someAddress } from '@/api/contract/testing/some-address';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { keepAddress } from './keep-address';
import { addressesQuery } from './queries';
import { toAddress } from './to-address';

const { nl } = siteRules;
const { values } = toAddress(someAddress);
const gcTime = Number.POSITIVE_INFINITY;
const clientWith = (book: readonly (typeof someAddress)[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime } } });
  client.setQueryData(addressesQuery(nl).queryKey, book.map(toAddress));
  return client;
};
const written = (asked: ReturnType<typeof fakeApi>) =>
  asked.map(({ call }) => call).filter((call) => !call.startsWith('GET'));

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('an address whose answer got lost is not kept twice', async () => {
  const client = clientWith([]);
  fakeApi({
    'POST customeraddress': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(keepAddress(client, nl, values, null)).rejects.toMatchObject({ code: 'network' });
  const asked = fakeApi({ 'GET customeraddress': [someAddress], 'PUT customeraddress': [someAddress] });
  expect((await keepAddress(client, nl, values, null)).id).toBe(someAddress.id);
  expect(written(asked)).toEqual(['PUT customeraddress']);
});

test('one that never arrived is kept with the next try', async () => {
  const client = clientWith([]);
  fakeApi({});
  await expect(keepAddress(client, nl, values, null)).rejects.toThrow();
  const asked = fakeApi({ 'GET customeraddress': [], 'POST customeraddress': [someAddress] });
  await keepAddress(client, nl, values, null);
  expect(written(asked)).toEqual(['POST customeraddress']);
});

test('what the book has is taken as it is there, however it is typed', async () => {
  const main = { ...someAddress, isMain: true };
  const asked = fakeApi({ 'PUT customeraddress': [main] });
  const typed = { ...values, zipCode: values.zipCode.replaceAll(' ', '').toLowerCase() };
  await keepAddress(clientWith([main]), nl, typed, null);
  expect(asked).toMatchObject([{ call: 'PUT customeraddress', items: [{ id: main.id, isMain: true }] }]);
});

test.each(['street', 'houseNumber', 'lastName', 'addition'] as const)(
  'another %s makes it another address',
  async (field) => {
    const asked = fakeApi({ 'POST customeraddress': [someAddress] });
    await keepAddress(clientWith([someAddress]), nl, { ...values, [field]: 'Ander 9' }, null);
    expect(written(asked)).toEqual(['POST customeraddress']);
  },
);

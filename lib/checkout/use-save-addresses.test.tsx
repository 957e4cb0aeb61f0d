import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { someAddress } from '@/api/contract/testing/some-address';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { addressesQuery } from '@/lib/address/queries';
import { toAddress } from '@/lib/address/to-address';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { siteRules } from '@/sites/rules';
import { useSaveAddresses } from './use-save-addresses';

const [shippingId, billingId] = [someAddress.id, '6f9e2f43-9a9a-4a53-9a42-0c6ef9d2b9a2'];
const { values } = toAddress(someAddress);
const elsewhere = { ...values, street: 'Kade', email: '', phone: '' };

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

const idOf = (item: unknown) => (typeof item === 'object' && item && 'id' in item ? item.id : null);

const named = (shipping: string | null, billing: string | null) => ({
  shippingId: shipping,
  billingId: billing,
});
/** As they were saved, before what is typed here. */
const book = [someAddress, { ...someAddress, id: billingId }].map((address) =>
  toAddress({ ...address, street: 'Singel' }),
);

/** Saves under the ids that are given, else under the two of this test, and notes what the basket is told. */
async function save(chosen: ReturnType<typeof named>, billingDiffers: boolean) {
  const fresh = [shippingId, billingId];
  const asked = fakeApi({
    'POST customeraddress': ({ items }) => items.map(() => ({ ...someAddress, id: fresh.shift() })),
    'PUT customeraddress': ({ items }) => items.map((item) => ({ ...someAddress, id: idOf(item) })),
    'PUT basket': [basketAnswer([itemAnswer('V1')])],
  });
  const gcTime = Number.POSITIVE_INFINITY;
  const client = new QueryClient({ defaultOptions: { queries: { gcTime }, mutations: { gcTime } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData(addressesQuery(siteRules.nl).queryKey, book);
  const { result } = renderHook(() => useSaveAddresses(siteRules.nl), { wrapper });
  const form = { shipping: values, billingDiffers, billing: elsewhere, ...chosen };
  const kept: string[] = [];
  const onKept = (part: string, id: string) => kept.push(`${part} ${id}`);
  await act(async () => expect(await result.current.save({ form, onKept })).toBe(true));
  const shown = client.getQueryData(addressesQuery(siteRules.nl).queryKey) ?? [];
  expect(shown.map(({ id }) => id)).toEqual([shippingId, billingId]);
  return asked.map(({ call, items }) => [call, ...items]);
}
const nowhere = named(null, null);

test('a first address is both', async () => {
  expect(await save(nowhere, false)).toMatchObject([
    ['POST customeraddress', { street: 'Lindenlaan' }],
    ['PUT basket', { shippingAddressId: shippingId, billingAddressId: shippingId }],
  ]);
});

test('an address of its own for the invoice is a second one', async () => {
  expect(await save(nowhere, true)).toMatchObject([
    ['POST customeraddress', { street: 'Lindenlaan' }],
    ['POST customeraddress', { street: 'Kade', email: values.email, phone: values.phone }],
    ['PUT basket', { shippingAddressId: shippingId, billingAddressId: billingId }],
  ]);
});

test('the one address of both is not overwritten by that of the invoice', async () => {
  const calls = await save(named(shippingId, shippingId), true);
  expect(calls[0]).toMatchObject(['PUT customeraddress', { id: shippingId, street: 'Lindenlaan' }]);
  expect(calls[1]).toMatchObject(['POST customeraddress', { street: 'Kade' }]);
});

test('two that are known are changed, each under its id', async () => {
  const calls = await save(named(shippingId, billingId), true);
  expect(calls).toMatchObject([
    ['PUT customeraddress', { id: shippingId, street: 'Lindenlaan' }],
    ['PUT customeraddress', { id: billingId, street: 'Kade' }],
    ['PUT basket', { shippingAddressId: shippingId, billingAddressId: billingId }],
  ]);
});

test('an invoice that goes to the same place again leaves the other address out', async () => {
  const calls = await save(named(shippingId, billingId), false);
  expect(calls).toMatchObject([
    ['PUT customeraddress', { id: shippingId }],
    ['PUT basket', { shippingAddressId: shippingId, billingAddressId: shippingId }],
  ]);
});

test('an address that is gone meanwhile is a new one', async () => {
  const calls = await save(named('b1f6a3e6-7f6c-4f2e-8f57-5a5f0d7c8d11', null), false);
  expect(calls[0]).toMatchObject(['POST customeraddress', { street: 'Lindenlaan' }]);
});

import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { basketKeys } from '@/lib/basket/queries';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { reorder } from './reorder';

const { nl } = siteRules;
const line = (vsin: string, quantity = 1) => ({
  vsin,
  title: `Bank ${vsin}`,
  quantity,
  isGift: false,
  installation: null,
});
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const service = { vsin: 'S1', title: 'Montage', unitPrice: eur(4500) };

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('what was ordered is put into the basket in one call, without gifts', async () => {
  const basket = basketAnswer([itemAnswer('V1', 2), itemAnswer('V2')]);
  const asked = fakeApi({ 'GET basket': [basketAnswer([])], 'POST basket': [basket] });
  const ordered = [line('V1', 2), line('V2'), { ...line('V3'), isGift: true }];
  expect(await reorder(nl, ordered)).toEqual({ missing: [] });
  expect(asked.map(({ call, items }) => [call, items]).slice(1)).toEqual([
    [
      'POST basket',
      [
        { productId: 'V1', quantity: 2 },
        { productId: 'V2', quantity: 1 },
      ],
    ],
  ]);
  expect(queryClient().getQueryData(basketKeys.basket('nl'))).toMatchObject({
    items: [{ vsin: 'V1' }, { vsin: 'V2' }],
  });
});

test('what cannot be had any more is left out and named', async () => {
  fakeApi({
    'GET basket': [basketAnswer([])],
    'POST basket': ({ items }) =>
      JSON.stringify(items).includes('V2')
        ? refuse('product-not-found')
        : [basketAnswer([itemAnswer('V1', 2)])],
  });
  expect(await reorder(nl, [line('V1', 2), line('V2')])).toEqual({ missing: ['Bank V2'] });
});

test('nothing is called missing when the shop does not answer', async () => {
  fakeApi({ 'GET basket': [basketAnswer([])], 'POST basket': refuse('unavailable') });
  await expect(reorder(nl, [line('V1')])).rejects.toMatchObject({ code: 'unavailable' });
});

test('installation that was ordered is chosen again where there is still one', async () => {
  const offered = {
    availableSetupProduct: {
      ...service,
      category: { vsin: 'S1', title: {} },
      calculatedDeliveryDays: 3,
      discountRate: 0,
    },
  };
  const chosen = { setupProduct: { ...service, quantity: 1, lineTotal: eur(4500) } };
  const asked = fakeApi({
    'GET basket': [basketAnswer([])],
    'POST basket': [basketAnswer([itemAnswer('V1', 1, offered), itemAnswer('V2')])],
    'POST basket/addremoveinstallation': [
      basketAnswer([itemAnswer('V1', 1, { ...offered, ...chosen }), itemAnswer('V2')]),
    ],
  });
  const installation = { ...service, lineTotal: eur(4500) };
  await reorder(nl, [
    { ...line('V1'), installation },
    { ...line('V2'), installation },
  ]);
  expect(asked.at(-1)?.items).toEqual(['V1']);
  expect(queryClient().getQueryData(basketKeys.basket('nl'))).toMatchObject({
    items: [{ installation: { vsin: 'S1' } }, { installation: null }],
  });
});

test('what was put there without an answer is not put there twice', async () => {
  const present = [itemAnswer('V1', 1)];
  const asked = fakeApi({
    'GET basket': () => [basketAnswer(present)],
    'POST basket': () => {
      present.splice(0, 1, itemAnswer('V1', 3), itemAnswer('V2'));
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await reorder(nl, [line('V1', 2), line('V2')])).toEqual({ missing: [] });
  expect(asked.filter(({ call }) => call === 'POST basket')).toHaveLength(1);
  expect(queryClient().getQueryData(basketKeys.basket('nl'))).toMatchObject({
    items: [
      { vsin: 'V1', quantity: 3 },
      { vsin: 'V2', quantity: 1 },
    ],
  });
});

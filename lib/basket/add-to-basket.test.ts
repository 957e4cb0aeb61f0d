import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { addToBasket } from './add-to-basket';
import { basketKeys } from './queries';
import { added } from './testing/added';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const { nl } = siteRules;
const sofa = added('V1', 1000, 2);
const of = (quantity: number) => basketAnswer(quantity === 0 ? [] : [itemAnswer('V1', quantity)]);
const know = (quantity: number) =>
  queryClient().setQueryData(basketKeys.basket('nl'), toBasket(of(quantity), siteRules.nl));
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const shown = () =>
  queryClient()
    .getQueryData<ReturnType<typeof toBasket>>(basketKeys.basket('nl'))
    ?.items.map(({ quantity }) => quantity);

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

test.each([
  ['an empty basket', 0],
  ['one that holds some', 3],
])('what the shop has added to %s without an answer counts as added, once', async (_case, before) => {
  know(before);
  const asked = fakeApi({ 'POST basket': lost, 'GET basket': [of(before + 2)] });
  await addToBasket(nl, sofa);
  expect(asked.map(({ call }) => call)).toEqual(['POST basket', 'GET basket']);
  expect(shown()).toEqual([before + 2]);
});

test.each([
  ['did not arrive', lost],
  ['was refused by something in between', () => new Response('Bad gateway', { status: 502 })],
])('what %s is taken back', async (_case, answer) => {
  know(3);
  fakeApi({ 'POST basket': answer, 'GET basket': [of(3)] });
  await expect(addToBasket(nl, sofa)).rejects.toThrow();
  expect(shown()).toEqual([3]);
});

test('a refusal of the shop is believed', async () => {
  know(1);
  const asked = fakeApi({ 'POST basket': refuse('out-of-stock') });
  await expect(addToBasket(nl, sofa)).rejects.toMatchObject({ code: 'out-of-stock' });
  expect(asked[0]?.call).toBe('POST basket');
  expect(asked.filter(({ call }) => call === 'POST basket')).toHaveLength(1);
});

test('who does not know what there was before is told to try again', async () => {
  fakeApi({ 'POST basket': lost, 'GET basket': [of(2)] });
  await expect(addToBasket(nl, sofa)).rejects.toMatchObject({ code: 'network' });
});

test('what was added while the shop could not be asked is found by the next press', async () => {
  know(1);
  let isCut = true;
  const asked = fakeApi({ 'POST basket': lost, 'GET basket': () => (isCut ? lost() : [of(3)]) });
  await expect(addToBasket(nl, sofa)).rejects.toMatchObject({ code: 'network' });
  isCut = false;
  await addToBasket(nl, sofa);
  expect(asked.filter(({ call }) => call === 'POST basket')).toHaveLength(1);
  expect(shown()).toEqual([3]);
});

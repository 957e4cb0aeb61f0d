import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { Basket } from '@/api/contract/basket';
import { siteRules } from '@/sites/rules';
import { withQuantity } from './basket-math';
import { basketMutation } from './basket-mutation';
import type { BasketModel } from './models';
import { basketKeys } from './queries';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const key = basketKeys.basket('nl');
/** No timers that outlive a test. */
const gcTime = Number.POSITIVE_INFINITY;
const defaultOptions = { queries: { gcTime }, mutations: { networkMode: 'always' as const, gcTime } };
const answerOf = (quantity: number) => basketAnswer([itemAnswer('V1', quantity)]);

/** An API of which the test says when it answers, and what. */
function openBasket(known: BasketModel | null | undefined) {
  const client = new QueryClient({ defaultOptions });
  if (known !== undefined) client.setQueryData(key, known);
  const waiting: { resolve: (basket: Basket) => void; reject: (reason: Error) => void }[] = [];
  const send = () => new Promise<Basket>((resolve, reject) => void waiting.push({ resolve, reject }));
  const options = basketMutation<number>(
    client,
    siteRules.nl,
    send,
    (basket, quantity) => basket && withQuantity(basket, 'V1', quantity),
  );
  const setQuantity = (quantity: number) => new MutationObserver(client, options).mutate(quantity);
  const shown = () => client.getQueryData<BasketModel | null>(key)?.items.map(({ quantity }) => quantity);
  return { client, waiting, setQuantity, shown };
}
const sent = (waiting: readonly unknown[], count = 1) => waitFor(() => expect(waiting).toHaveLength(count));

test('a change is shown before the shop has answered, and its answer has the last word', async () => {
  const { setQuantity, shown, waiting } = openBasket(toBasket(answerOf(1), siteRules.nl));
  const change = setQuantity(5);
  await sent(waiting);
  expect(shown()).toEqual([5]);
  waiting[0]?.resolve(answerOf(4));
  await change;
  expect(shown()).toEqual([4]);
});

test('a refused change is taken back, and the basket is asked for anew', async () => {
  const { client, setQuantity, shown, waiting } = openBasket(toBasket(answerOf(1), siteRules.nl));
  const change = setQuantity(2);
  await sent(waiting);
  expect(shown()).toEqual([2]);
  waiting[0]?.reject(new Error('sold out'));
  await expect(change).rejects.toThrow('sold out');
  expect(shown()).toEqual([1]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('changes are sent one after another, and an earlier answer does not overwrite a later change', async () => {
  const { setQuantity, shown, waiting } = openBasket(toBasket(answerOf(1), siteRules.nl));
  const first = setQuantity(2);
  await sent(waiting);
  const second = setQuantity(3);
  await waitFor(() => expect(shown()).toEqual([3]));
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve(answerOf(2));
  await first;
  await sent(waiting, 2);
  expect(shown()).toEqual([3]);
  waiting[1]?.resolve(answerOf(3));
  await second;
  expect(shown()).toEqual([3]);
});

test('a refused change goes back to what the shop said of the one before it, not to what was guessed of that', async () => {
  const { setQuantity, shown, waiting } = openBasket(toBasket(answerOf(1), siteRules.nl));
  const first = setQuantity(5);
  await sent(waiting);
  const second = setQuantity(6);
  await waitFor(() => expect(shown()).toEqual([6]));
  waiting[0]?.resolve(answerOf(4));
  await first;
  await sent(waiting, 2);
  waiting[1]?.reject(new Error('away'));
  await expect(second).rejects.toThrow('away');
  expect(shown()).toEqual([4]);
});

test('a basket that was never known is unknown again after a refusal, not empty', async () => {
  const { client, setQuantity, waiting } = openBasket(undefined);
  const change = setQuantity(2);
  await sent(waiting);
  waiting[0]?.reject(new Error('away'));
  await expect(change).rejects.toThrow('away');
  expect(client.getQueryData(key)).toBeUndefined();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import type { DeliverySlot } from '@/lib/basket/models';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { siteRules } from '@/sites/rules';
import { AfterSlots, DeliveryDay } from './delivery-day';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const slot = (date: string, from = '08:00', until = '12:00') => ({ date, from, until });
const afternoon = (date: string) => slot(date, '12:00', '17:00');
const free = [slot('2026-12-14'), afternoon('2026-12-14'), slot('2026-12-15')];

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show(deliverySlot: DeliverySlot | null, onChoose: (slot: DeliverySlot | null) => Promise<unknown>) {
  const basket = toBasket(basketAnswer([itemAnswer('V1', 1)], { deliverySlot }), siteRules.nl);
  return showInShop(<DeliveryDay site={siteRules.nl} basket={basket} onChoose={onChoose} />).user;
}
const day = () => screen.findByRole('combobox', { name: /Bezorgdag/ });
const hours = () => screen.queryByRole('combobox', { name: /Tijdvak/ });
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('each free day is named once, and none is chosen for anybody', async () => {
  fakeApi({ 'GET basket/delivery-slots': free });
  show(null, async () => undefined);
  expect(titles(await day())).toEqual([
    'De vervoerder stelt een dag voor',
    'maandag 14 december',
    'dinsdag 15 december',
  ]);
  expect(await day()).toHaveValue('');
  expect(hours()).toBeNull();
});

test('a day is chosen with its first hours, and another day keeps the hours where it has them', async () => {
  fakeApi({ 'GET basket/delivery-slots': [...free, afternoon('2026-12-15')] });
  const chosen: (DeliverySlot | null)[] = [];
  const user = show(afternoon('2026-12-14'), async (one) => chosen.push(one));
  await user.selectOptions(await day(), 'dinsdag 15 december');
  await user.selectOptions(await day(), '');
  expect(chosen).toEqual([afternoon('2026-12-15'), null]);
  const list = hours();
  if (!list) throw new Error('There are no hours to choose.');
  expect(titles(list)).toEqual(['08:00–12:00', '12:00–17:00']);
  await user.selectOptions(list, '08:00–12:00');
  expect(chosen.at(-1)).toEqual(slot('2026-12-14'));
});

test('hours chosen before the answer to their day stay chosen when that comes', async () => {
  fakeApi({ 'GET basket/delivery-slots': free });
  const answers: (() => void)[] = [];
  const user = show(null, () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer.resolve);
    return answer.promise;
  });
  await user.selectOptions(await day(), 'maandag 14 december');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Tijdvak/ }), '12:00–17:00');
  await act(async () => answers[0]?.());
  expect(await day()).toHaveDisplayValue('maandag 14 december');
  expect(hours()).toHaveDisplayValue('12:00–17:00');
  // The basket of this test stays as it was.
  await act(async () => answers[1]?.());
  expect(hours()).toBeNull();
});

test('the button below comes with the days, which are asked for once: nothing moves under a finger', async () => {
  const answer = later(free);
  const asked = fakeApi({ 'GET basket/delivery-slots': answer.answer });
  const parts = { site: siteRules.nl, basket: toBasket(basketAnswer([itemAnswer('V1', 1)]), siteRules.nl) };
  showInShop(
    <AfterSlots {...parts}>
      <DeliveryDay {...parts} onChoose={async () => undefined} />
      <button type="button">Naar betalen</button>
    </AfterSlots>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  answer.arrive();
  expect(await screen.findByRole('button')).toBeVisible();
  expect(await day()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a step without days opens all the same, and asks no second time', async () => {
  const asked = fakeApi({ 'GET basket/delivery-slots': refuse('unavailable') });
  const parts = { site: siteRules.nl, basket: toBasket(basketAnswer([itemAnswer('V1', 1)]), siteRules.nl) };
  showInShop(
    <AfterSlots {...parts}>
      <DeliveryDay {...parts} onChoose={async () => undefined} />
      <button type="button">Naar betalen</button>
    </AfterSlots>,
  );
  expect(await screen.findByRole('button')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a refused day says why even where nothing can be asked for again', async () => {
  let answers = 0;
  fakeApi({ 'GET basket/delivery-slots': () => (answers++ === 0 ? free : refuse('unavailable')) });
  const said = 'De bezorgdag is niet meer vrij.';
  const user = show(null, async () => {
    throw new ApiFailure({ status: 409, code: 'delivery-slot-gone', message: said });
  });
  await user.selectOptions(await day(), 'maandag 14 december');
  await waitFor(() => expect(answers).toBe(2));
  await waitFor(async () => expect(await day()).toHaveAccessibleDescription(new RegExp(said)));
  expect(titles(await day())).toHaveLength(3);
});

test('a refused day says why, and what is free is asked for again', async () => {
  const asked = fakeApi({ 'GET basket/delivery-slots': free });
  const said = 'De bezorgdag is niet meer vrij.';
  const user = show(null, async () => {
    throw new ApiFailure({ status: 409, code: 'delivery-slot-gone', message: said });
  });
  await user.selectOptions(await day(), 'maandag 14 december');
  await waitFor(async () => expect(await day()).toHaveAccessibleDescription(new RegExp(said)));
  expect(await day()).toHaveValue('');
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'GET basket/delivery-slots')).toHaveLength(2),
  );
});

test('a chosen day that is free no more says so', async () => {
  fakeApi({ 'GET basket/delivery-slots': free });
  show(slot('2026-12-30'), async () => undefined);
  await waitFor(async () => expect(await day()).toHaveAccessibleDescription(/niet meer vrij/));
});

test('nothing is shown where there is nothing to choose', async () => {
  const asked = fakeApi({ 'GET basket/delivery-slots': [] });
  show(null, async () => undefined);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  expect(screen.queryByRole('combobox')).toBeNull();
});

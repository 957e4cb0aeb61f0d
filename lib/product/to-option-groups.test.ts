import type { ProductOption } from '@/api/contract/catalogue';
import { formatMoney } from '@/lib/money/format';
import { toOptionGroups } from './to-option-groups';

type Value = ProductOption['values'][number];

const site = { code: 'nl', locale: 'nl-NL' } as const;
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const days = (first: number, last: number) => ({ unit: 'days' as const, first, last });
const weeks = (first: number, last: number) => ({ unit: 'weeks' as const, first, last });

/** What is said of each of these sizes. */
function saidOf(...values: Partial<Value>[]) {
  const option: ProductOption = {
    code: 'size',
    title: 'Maat',
    values: values.map((changes, index) => ({
      ...{ value: String(index), title: String(index), colour: null, vsin: `V${index}`, alias: 'kleed' },
      ...{ isSelected: index === 0, isAvailable: true, isMadeToMeasure: false },
      ...{ unitPrice: euros(10_000), deliveryTime: days(2, 5) },
      ...changes,
    })),
  };
  const [group] = toOptionGroups({ options: [option] }, site);
  return group?.choices.map(({ price, deliveryTime }) => [price, deliveryTime]);
}

test('what is alike is not told', () => {
  expect(saidOf({}, { deliveryTime: days(6, 9) })).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('prices are told of all where one differs', () => {
  const [small, large] = [10_000, 20_000].map((amount) => formatMoney(euros(amount), 'nl-NL'));
  expect(saidOf({}, { unitPrice: euros(20_000) })).toEqual([
    [small, null],
    [large, null],
  ]);
});

test.each([
  [days(2, 5), days(7, 10)],
  [days(2, 5), weeks(7, 8)],
  [weeks(4, 5), weeks(7, 8)],
])('delivery is told where it differs so much from the version at hand: %j and %j', (one, other) => {
  expect(saidOf({ deliveryTime: one }, { deliveryTime: other })).toEqual([
    [null, null],
    [null, other],
  ]);
});

test('nothing is told of what cannot be had, nor because of it', () => {
  const soldOut = { isAvailable: false, unitPrice: euros(5_000), deliveryTime: null };
  expect(saidOf({}, soldOut)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(saidOf({}, { unitPrice: euros(20_000) }, soldOut)?.at(2)).toEqual([null, null]);
});

test('a choice is called by its value, alike in every language', () => {
  const values = ['160 × 230', 'béž'].map((value, index) => ({
    ...{
      value,
      title: 'Écru',
      colour: null,
      vsin: `V${index}`,
      alias: 'kleed',
      unitPrice: null,
      deliveryTime: null,
    },
    ...{ isSelected: index === 0, isAvailable: true, isMadeToMeasure: false },
  }));
  const [group] = toOptionGroups({ options: [{ code: 'size', title: 'Maat', values }] }, site);
  expect(group?.choices.map(({ id }) => id)).toEqual(['option-size-160-×-230', 'option-size-béž']);
});

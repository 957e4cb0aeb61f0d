import { createTranslator } from 'next-intl';
import { basketMessageCodes } from '@/api/contract/basket-message-codes';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toCardModel } from '@/lib/product-card/to-card-model';
import pageTexts from '@/messages/nl/interface.json';
import texts from '@/messages/nl/late.json';
import { siteRules } from '@/sites/rules';
import { toAdded } from './to-added';

const { nl } = siteRules;
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const messages: Record<string, unknown> = pageTexts;
const t = createTranslator({ locale: 'nl-NL', messages, namespace: 'productCard' });
const cards = (...answers: ReturnType<typeof cardAnswer>[]) =>
  answers.map((answer) => toCardModel(answer, nl, t));
const sofa = itemAnswer('V1', 3, {
  unitPrice: eur(39_900),
  options: [
    { title: 'Kleur', value: 'zand' },
    { title: 'Maat', value: '212 cm' },
  ],
});

function told(
  changes: Partial<ReturnType<typeof basketAnswer>> = {},
  related: ReturnType<typeof cards> = [],
  items = [sofa, itemAnswer('V2')],
) {
  const basket = toBasket(basketAnswer(items, changes), nl);
  return toAdded(basket, { productId: 'V1', quantity: 2, related }, nl, texts);
}

test('tells what was added, in which version, and what the basket comes to with it', () => {
  expect(told()).toMatchObject({
    options: ['Kleur: zand', 'Maat: 212 cm'],
    price: '2 × €\u00a0399',
    basket: { href: '/nl/basket', label: 'Totaal winkelmand (4)', total: '€\u00a040' },
    suggestions: null,
  });
});

test('tells that delivery is free, what is missing for that, or that it is counted', () => {
  const orderSummary = {
    ...{ subTotal: eur(4000), discount: eur(0), delivery: eur(495) },
    ...{ total: eur(4495), vat: eur(0) },
  };
  const message = 'Nog € 60 en wij bezorgen uw bestelling gratis.';
  const messages = [{ code: basketMessageCodes.callToAction, productId: null, message }];
  expect(told()?.basket.delivery).toBe('Gratis bezorgd');
  expect(told({ orderSummary, messages })?.basket.delivery).toBe(message);
  expect(told({ orderSummary })?.basket.delivery).toBe('Inclusief bezorging');
});

test('suggests one row of what goes with it, neither what is in the basket nor what cannot be had', () => {
  const soldOut = cardAnswer('A', { isAvailable: false, badges: ['sale', 'sold-out'] });
  const others = ['V2', 'B', 'C', 'D', 'E'].map((vsin) => cardAnswer(vsin, { title: `Lamp ${vsin}, eiken` }));
  const products = told({}, cards(soldOut, ...others))?.suggestions?.products;
  expect(products?.map(({ vsin }) => vsin)).toEqual(['B', 'C', 'D']);
  expect(products?.[0]).toMatchObject({ href: '/nl/lamp-p-B', title: 'Lamp B', price: '€\u00a0100' });
});

test('says nothing of what does not lie in the basket', () => {
  expect(told({}, [], [itemAnswer('V2')])).toBeNull();
});

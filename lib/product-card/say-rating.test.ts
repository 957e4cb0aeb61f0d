import { createTranslator } from 'next-intl';
import messages from '@/messages/nl/interface.json';
import { sayRating } from './say-rating';

const t = createTranslator({
  locale: 'nl-NL',
  messages: { productCard: messages.productCard },
  namespace: 'productCard',
});

test.each([
  [true, '4,5 van 5 sterren, 23 voorbeeldbeoordelingen'],
  [false, '4,5 van 5 sterren, 23 beoordelingen'],
])('reviews that are examples (%s) are called so, also where products are compared', (isExample, label) => {
  const said = sayRating({ average: 4.5, count: 23, isExample }, { locale: 'nl-NL' }, t);
  expect(said).toEqual({ text: '4,5', label });
});

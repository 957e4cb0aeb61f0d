import { createTranslator } from 'next-intl';
import messages from '@/messages/nl/interface.json';
import { cardAnswer } from './testing/card-answer';
import { toCardModel } from './to-card-model';
import { toPlace } from './to-place';

const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });

it('names what is seen in a picture without what it is made of, which the picture shows', () => {
  const product = cardAnswer('V100101', { title: 'Oslo 3-zitsbank, saliegroene weefstof' });
  const place = toPlace({ x: 48, y: 60, product }, (card) =>
    toCardModel(card, { code: 'nl', locale: 'nl-NL' }, t),
  );
  expect(place).toMatchObject({ x: 48, y: 60, vsin: 'V100101', title: 'Oslo 3-zitsbank' });
});

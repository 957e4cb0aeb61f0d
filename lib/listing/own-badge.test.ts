import { createTranslator } from 'next-intl';
import type { ProductCard } from '@/api/contract/catalogue';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toCardModel } from '@/lib/product-card/to-card-model';
import messages from '@/messages/nl/interface.json';
import { withoutOwnBadge } from './own-badge';

const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });
const badgeOn = (type: string, badges: ProductCard['badges']) => {
  const card = toCardModel(cardAnswer('V1', { badges }), { code: 'nl', locale: 'nl-NL' }, t);
  return withoutOwnBadge(type, card).badge?.code;
};

test('what is new is told on every page but the one of such products', () => {
  expect(badgeOn('category', ['new'])).toBe('new');
  expect(badgeOn('newest', ['new'])).toBeUndefined();
  expect(badgeOn('express', ['new'])).toBe('new');
});

test('a discount stays on it', () => {
  expect(badgeOn('newest', ['sale', 'new'])).toBe('sale');
});

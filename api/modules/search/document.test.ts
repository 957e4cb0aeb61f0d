import { search as dutch } from '../../../messages/nl/search.ts';
import { type DocumentSource, toSearchDocument } from './document.ts';

const source: DocumentSource = {
  productId: 6,
  titles: ['Bergen hoekbank', 'Bergen hoekbank, steengrijze chenille'],
  category: 'Hoekbanken',
  features: ['Chenille', '276 cm', 'Wonen'],
  texts: ['Een bank voor lange avonden. Een bank om in te liggen.'],
};

test('names, features and descriptions weigh differently and each word stands once', () => {
  expect(toSearchDocument(source, dutch).texts).toEqual({
    id: 6,
    a: 'bergen hoekbank steengrijze chenille',
    b: 'hoekbanken hoek bank',
    c: 'chenille 276 cm wonen',
    d: 'een bank voor lange avonden om in te liggen',
  });
});

test('suggests what a thing is, not what its compounds are made of', () => {
  const { names, others } = toSearchDocument(source, dutch);
  expect(names).toEqual(['bergen', 'hoekbank', 'steengrijze', 'chenille', 'hoekbanken', 'bank']);
  expect(others).toEqual(['hoek', 'wonen']);
});

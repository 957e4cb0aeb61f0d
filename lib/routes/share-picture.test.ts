import { readSharedPage, type SharedPage, sharePicturePath } from './share-picture';

const pages: readonly SharedPage[] = [
  { kind: 'page', id: 'index' },
  { kind: 'page', id: 'herfst-in-huis' },
  { kind: 'product', id: 'V100101' },
  { kind: 'category', id: 'C11' },
  { kind: 'collection', id: 'CL7' },
  { kind: 'tag', id: 'T9' },
  { kind: 'listing', id: 'newest' },
];

it.each(pages)('finds $kind $id at its own address', (page) => {
  const [kind = '', file = ''] = sharePicturePath('nl', page).split('/').slice(3);
  expect(readSharedPage(kind, file)).toEqual(page);
});

it.each([
  ['page', '../index.jpg'],
  ['page', 'index.png'],
  ['page', 'Index.jpg'],
  ['page', 'een tekst van mij.jpg'],
  ['product', 'C11.jpg'],
  ['product', 'V1.jpg.jpg'],
  ['category', 'CL1.jpg'],
  ['listing', 'search.jpg'],
  ['constructor', 'index.jpg'],
  ['', ''],
])('has no picture for %s %s', (kind, file) => {
  expect(readSharedPage(kind, file)).toBeNull();
});

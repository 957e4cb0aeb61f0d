import { globSync, readFileSync } from 'node:fs';
import { anchors, photoAnchor } from './anchors';

const sources = globSync('components/product/*.tsx').map((file) => readFileSync(file, 'utf8'));

it.each(Object.keys(anchors))('the product page has a part that a link to its %s finds', (name) => {
  expect(sources.filter((source) => source.includes(`id={anchors.${name}}`))).toHaveLength(1);
});

it('leads to where links have always led', () => {
  expect(Object.values(anchors)).toEqual([
    'bestellen',
    'beschrijving',
    'afmetingen',
    'materiaal',
    'bezorging',
    'veiligheid',
    'beoordelingen',
    'vragen',
    'combineert-met',
  ]);
  expect([0, 1].map(photoAnchor)).toEqual(['photo-1', 'photo-2']);
});

import { productSummary } from './page-metadata';
import { product } from './testing/some-product';
import { toProductModel } from './to-product-model';

const toCard = () => {
  throw new Error('none has related products');
};
const site = { code: 'nl', locale: 'nl-NL', language: 'nl' } as const;
const summary = (selected: string) => {
  const options = product().options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, isSelected: value.value === selected })),
  }));
  return productSummary(toProductModel(product({ options }), site, toCard));
};

test('versions of a product are told apart in search results', () => {
  expect(summary('sand')).toBe('Zand. Een bank.');
  expect(summary('rust')).toBe('Roest. Een bank.');
});

test('what comes in one version begins with its text', () => {
  const single = toProductModel(product({ options: [] }), site, toCard);
  expect(productSummary(single)).toBe('Een bank.');
});

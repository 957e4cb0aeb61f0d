import { productOn } from './product-on';

it('knows the product of a page', () => {
  expect(productOn('/nl/bank-oslo-p-V100101')).toBe('V100101');
  expect(productOn('/nl/banken-c-C11')).toBe('');
  expect(productOn('/nl')).toBe('');
});

import { screen } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { RangeFacet } from '@/lib/listing/models';
import { FacetRange } from './facet-range';

afterEach(clearVisit);

test('what the search words say is shown in the fields without being sent by them', () => {
  const facet: RangeFacet = {
    ...{ kind: 'range', code: 'price', title: 'Prijs', unit: 'currency' },
    ...{ min: 399, max: 2499, from: null, to: 1200, isImplied: true },
  };
  showInShop(<FacetRange facet={facet} currencySymbol="€" />);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value, placeholder }) => [value, placeholder])).toEqual([
    ['', '399'],
    ['', '1.200'],
  ]);
});

import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { PayLaterNote } from './pay-later-note';

test.each([
  ['nl', 1],
  ['de', 1],
  ['uk', 0],
] as const)(
  'paying later is told below the button in %s with %i warnings, and with no figure of its cost',
  (site, count) => {
    showInShop(<PayLaterNote site={siteRules[site]} />);
    expect(screen.getByText(/achteraf betalen/i)).not.toHaveTextContent(/%|€/);
    expect(screen.queryAllByText('Let op! Geld lenen kost geld')).toHaveLength(count);
  },
);

test('Belgium is warned in the words of its law', () => {
  showInShop(<PayLaterNote site={siteRules.be} />);
  expect(screen.getByText('Let op, geld lenen kost ook geld')).toBeVisible();
});

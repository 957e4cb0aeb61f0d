import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { clearPendingFavourite, savePendingFavourite } from '@/lib/favourites/pending-favourite';
import { siteRules } from '@/sites/rules';
import { PendingFavouriteNote } from './pending-favourite-note';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

afterEach(clearVisit);

test('whoever pressed a heart is told why to sign in, until the page is left', () => {
  savePendingFavourite(siteRules.nl, 'V1');
  const { again, container } = showInShop(<PendingFavouriteNote />);
  expect(container).not.toBeEmptyDOMElement();
  // The favourite is kept while the page goes on to where the shopper came from.
  clearPendingFavourite(siteRules.nl);
  again(<PendingFavouriteNote />);
  expect(container).not.toBeEmptyDOMElement();
});

test('whoever came by themselves, or from another shop, is told nothing', () => {
  savePendingFavourite(siteRules.be, 'V1');
  const { container } = showInShop(<PendingFavouriteNote />);
  expect(container).toBeEmptyDOMElement();
});

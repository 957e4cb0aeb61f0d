import { waitFor } from '@testing-library/react';
import { visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { track } from '@/lib/analytics/track';
import { allAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import AnalyticsPart from './analytics-part';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  usePathname: () => '/nl/basket',
  useSearchParams: () => new URLSearchParams(),
}));

const pushed = () =>
  (window.dataLayer ?? []).map((entry) => Reflect.get(Object(entry), 'event')).filter(Boolean);

afterEach(clearVisit);

// A basket that is read sooner than this part is loaded.
test('who and where are told before anything that was done on the page', async () => {
  Object.assign(window, {
    IntersectionObserver: class {
      disconnect() {}
    },
  });
  visitAs('Guest');
  decide(allAllowed);
  track({ name: 'checkoutStep', step: 1, currency: 'EUR', valueMinor: 0, items: [] });
  showInShop(<AnalyticsPart />);
  await waitFor(() => expect(pushed()).toEqual(['user_dimensions', 'page_view', 'view_cart']));
  track({ name: 'logoClick', label: 'Linden', path: '/nl' });
  expect(pushed().at(-1)).toBe('logo_click');
});

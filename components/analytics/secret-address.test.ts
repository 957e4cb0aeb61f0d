import { allAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { feedSinks } from './feed-sinks';

test('no tag manager comes into a document whose address is a secret, whatever is allowed', () => {
  document.documentElement.dataset.tagManager = 'https://tags.example/gtm.js?id=GTM-TEST1';
  window.history.replaceState(null, '', '/nl/auth/reset-password?token=abc');
  feedSinks(() => ({ site: 'nl', userType: 'Guest' }));
  decide(allAllowed);
  expect([...document.scripts].map(({ src }) => src)).toEqual([]);
});

import type { ShopEvent } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { feedSinks } from './feed-sinks';

const address = 'https://tags.example/gtm.js?id=GTM-TEST1';
const press = (label: string): ShopEvent => ({ name: 'menuClick', label, path: '/nl' });
const pushed = () => (window.dataLayer ?? []).map((entry) => Reflect.get(Object(entry), 'link_text'));
const scripts = () => [...document.scripts].map(({ src }) => src);

const sent: { path: string; body: unknown }[] = [];
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeAll(() => {
  document.documentElement.dataset.tagManager = address;
  Object.assign(window, {
    fetch: async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) });
      return new Response();
    },
  });
});

// One document from its beginning to its end: sinks are fed for as long as it lives.
test('nothing is told, loaded or sent before consent, everything after it, and nothing after it was taken back', () => {
  track(press('first'));
  feedSinks(() => ({ site: 'nl', userType: 'Guest' }));
  track(press('second'));
  leave();
  expect(pushed()).toEqual([undefined]);
  expect([scripts(), sent]).toEqual([[], []]);

  decide({ ...allAllowed, statistics: false });
  expect(scripts()).toEqual([]);

  decide(allAllowed);
  track(press('third'));
  expect(pushed().filter(Boolean)).toEqual(['third']);
  expect(scripts()).toEqual([address]);
  leave();
  expect(sent).toHaveLength(1);

  decide(noneAllowed);
  track(press('fourth'));
  leave();
  decide(allAllowed);
  track(press('fifth'));
  leave();
  expect(pushed().filter(Boolean)).toEqual(['third', 'fifth']);
  const counted = { items: [{ event: 'menuClick', subject: '', userType: 'Guest', count: 1 }] };
  expect(sent).toEqual([
    { path: '/api/nl/counts', body: counted },
    { path: '/api/nl/counts', body: counted },
  ]);
});

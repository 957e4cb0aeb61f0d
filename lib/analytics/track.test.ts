import type { ShopEvent } from './events';

const click = (label: string): ShopEvent => ({ name: 'menuClick', label, path: '/nl' });

/** A document of its own. */
async function freshDocument() {
  jest.resetModules();
  return import('./track');
}

test('who listens late hears everything from the beginning, then goes on', async () => {
  const { track, onEvent } = await freshDocument();
  track(click('one'));
  track(click('two'));
  const heard: ShopEvent[] = [];
  onEvent((event) => heard.push(event));
  track(click('three'));
  expect(heard).toEqual([click('one'), click('two'), click('three')]);
});

test('who has stopped listening hears nothing more', async () => {
  const { track, onEvent } = await freshDocument();
  const heard: ShopEvent[] = [];
  const stop = onEvent((event) => heard.push(event));
  stop();
  track(click('one'));
  expect(heard).toEqual([]);
});

test('a page that nobody listens to remembers a bounded number of events', async () => {
  const { track, onEvent } = await freshDocument();
  for (let count = 0; count < 1000; count += 1) track(click(String(count)));
  const heard: ShopEvent[] = [];
  onEvent((event) => heard.push(event));
  expect(heard.length).toBe(200);
});

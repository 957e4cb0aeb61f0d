import { fakeApi, refuse } from '@/components/testing/fake-api';
import { pageConfig, pageConfigId } from './page-config';

const config = { featureFlags: { chat: true }, freeReturnDays: 14, welcomePopup: null };

function writeIntoPage(value: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = pageConfigId;
  script.textContent = JSON.stringify(value);
  document.body.replaceChildren(script);
}
beforeEach(() => {
  document.body.replaceChildren();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

it('is read from the page without a call', async () => {
  const asked = fakeApi({});
  writeIntoPage(config);
  expect(await pageConfig('be')).toEqual(config);
  expect(asked).toEqual([]);
});

it('is asked for where the page has none: once for all, and again after two minutes', async () => {
  const asked = fakeApi({ 'GET remote-config': [config] });
  expect(await Promise.all([pageConfig('nl'), pageConfig('nl')])).toEqual([config, config]);
  jest.setSystemTime(Date.now() + 119_000);
  await pageConfig('nl');
  expect(asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2_000);
  await pageConfig('nl');
  expect(asked).toHaveLength(2);
});

it('is nothing while the API is away, and asked for by the next who needs it', async () => {
  jest.setSystemTime(Date.now() + 300_000);
  fakeApi({ 'GET remote-config': refuse('unavailable') });
  expect(await pageConfig('nl')).toBeNull();
  fakeApi({ 'GET remote-config': [config] });
  expect(await pageConfig('nl')).toEqual(config);
});

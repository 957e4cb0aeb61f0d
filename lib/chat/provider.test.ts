import { closeProvider, loadProvider, providerScript } from './provider';

const address = 'https://chat.test/linden.js';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${address}"]`)];

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.lindenChat;
  delete document.documentElement.dataset.chatScript;
});

it('is nobody unless the page names a script', () => {
  expect(providerScript()).toBeNull();
  document.documentElement.dataset.chatScript = address;
  expect(providerScript()).toBe(address);
});

it('is what the script leaves behind, fetched once', async () => {
  const provider = { open: jest.fn(), close: jest.fn() };
  const loading = loadProvider(address);
  window.lindenChat = provider;
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await loading).toBe(provider);
  expect(await loadProvider(address)).toBe(provider);
  expect(scripts()).toHaveLength(1);
  closeProvider();
  expect(provider.close).toHaveBeenCalledTimes(1);
});

it('is fetched once for whoever asks again while it is on its way', async () => {
  const both = Promise.all([loadProvider(address), loadProvider(address)]);
  expect(scripts()).toHaveLength(1);
  const provider = { open: jest.fn(), close: jest.fn() };
  window.lindenChat = provider;
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await both).toEqual([provider, provider]);
});

it('fails where the script cannot be had or leaves nothing, and may be tried again', async () => {
  const first = loadProvider(address);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('nothing usable');
  expect(scripts()).toHaveLength(0);
  const second = loadProvider(address);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('nothing usable');
  expect(closeProvider).not.toThrow();
});

const freshly = async () => {
  jest.resetModules();
  return (await import('./is-bot')).isBot();
};
const asAgent = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, '__PRERENDER__');
});

it('knows a crawler by its agent', async () => {
  asAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  expect(await freshly()).toBe(true);
});

it('takes a browser for what it is', async () => {
  asAgent('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  expect(await freshly()).toBe(false);
});

it('knows a program that draws pages by its flag, whatever its agent', async () => {
  asAgent('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  Object.assign(window, { __PRERENDER__: true });
  expect(await freshly()).toBe(true);
});

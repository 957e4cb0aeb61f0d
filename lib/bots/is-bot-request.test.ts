/** @jest-environment node */
import { isBotRequest } from './is-bot-request';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  `${chrome} Prerender (+https://github.com/prerender/prerender)`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  chrome.replace('Chrome/', 'HeadlessChrome/'),
])('%s is a bot', (agent) => {
  expect(isBotRequest(agent)).toBe(true);
});

it.each([
  chrome,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/149.0.0.0 Mobile Safari/537.36; wv',
  null,
])('%s is none', (agent) => {
  expect(isBotRequest(agent)).toBe(false);
});

it('believes the flag of a program that calls itself a browser', () => {
  expect(isBotRequest(chrome, '1')).toBe(true);
  expect(isBotRequest(chrome, '0')).toBe(false);
});

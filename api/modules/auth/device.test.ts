import { deviceOf } from './device.ts';

const sentBy = (agent: string) =>
  new Request('http://shop.test', { headers: agent ? { 'user-agent': agent } : {} });
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/150.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 16; SM-S931B) ${blink} Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} CriOS/150.0 Mobile/15E148 Safari/604.1`,
    'Chrome, iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.1 Safari/605.1.15`, 'Safari, macOS'],
])('%s is %s', (agent, device) => {
  expect(deviceOf(sentBy(agent))).toBe(device);
});

it.each(['', 'curl/8.5.0', 'x'.repeat(5000)])('%j tells nothing', (agent) => {
  expect(deviceOf(sentBy(agent))).toBeNull();
});

import { deviceOf } from './device';

describe('the device of a user agent', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 7) Chrome/140.0 Mobile', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/140.0', 'mobile'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605', 'desktop'],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('is a desktop where none is told', () => {
    expect([deviceOf(null), deviceOf(undefined), deviceOf('')]).toEqual(['desktop', 'desktop', 'desktop']);
  });
});

import { apiBase } from './base-url';

describe('the address of the API', () => {
  it.each([
    ['https://api.shop.test', 'https://api.shop.test/api'],
    ['https://api.shop.test/', 'https://api.shop.test/api'],
    ['https://api.shop.test/api', 'https://api.shop.test/api'],
    ['https://api.shop.test/api//', 'https://api.shop.test/api'],
    ['https://shop.test/v1', 'https://shop.test/v1/api'],
    ['https://shop.test/v1/api', 'https://shop.test/v1/api'],
    ['https://shop.test/my-api', 'https://shop.test/my-api/api'],
    ['http://api', 'http://api/api'],
    ['http://api:3001', 'http://api:3001/api'],
  ])('of %s is %s', (apiUrl, base) => {
    expect(apiBase(apiUrl)).toBe(base);
  });
});

import { isQuietPage } from './quiet-page';

test.each(['basket', 'checkout-callback', 'auth', 'oslo-3-zitsbank-p-V100101'])('%s is quiet', (segment) =>
  expect(isQuietPage(segment)).toBe(true),
);

test.each(['', 'banken-c-C11', 'search', 'retourbeleid', 'bank-p-0'])('%s is not', (segment) =>
  expect(isQuietPage(segment)).toBe(false),
);

import decodeQR from 'qr/decode.js';
import { epcPayment } from './epc-payment';
import { someOrder } from './testing/some-order';
import { toCodePath } from './to-code-path';

const { transfer } = someOrder;
if (!transfer) throw new Error('The sample order waits for a transfer.');
const payment = epcPayment(transfer) ?? '';

/** The drawing as a camera sees it: four pixels for each square. */
function photograph({ size, path }: ReturnType<typeof toCodePath>) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1)
        data.fill(
          0,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4 + 3,
        );
  return { width, height: width, data };
}

test('the drawn code is read as account, name, sum and reference', () => {
  expect(decodeQR(photograph(toCodePath(payment))).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'ABNANL2A', 'Linden Wonen B.V.', 'NL91ABNA0417164300', 'EUR20.00'],
    ...['', '', 'LW-7K4-M9X-R39'],
  ]);
});

test('letters beyond ASCII survive', () => {
  const text = epcPayment({ ...transfer, holder: 'Příliš & Söhne – Çağ' }) ?? '';
  expect(decodeQR(photograph(toCodePath(text)))).toContain('Příliš & Söhne – Çağ');
});

test('a code of the longest fields is no larger than version 13, which banks ask', () => {
  const longest = { ...transfer, holder: 'Ş'.repeat(70), reference: 'x'.repeat(35) };
  const version13 = 17 + 4 * 13;
  expect(toCodePath(epcPayment(longest) ?? '').size).toBeLessThanOrEqual(version13 + 8);
});

test.each([
  [1, 'EUR0.01'],
  [90, 'EUR0.90'],
  [129_999, 'EUR1299.99'],
])('%i cents are %s', (amount, sum) => {
  expect(epcPayment({ ...transfer, amount: { amount, currency: 'EUR' } })).toContain(`\n${sum}\n`);
});

test.each(['GBP', 'CZK', 'TRY'] as const)('there is no such code for %s', (currency) => {
  expect(epcPayment({ ...transfer, amount: { amount: 2000, currency } })).toBeNull();
});

test.each([0, 100_000_000_000])('nor for %i cents', (amount) => {
  expect(epcPayment({ ...transfer, amount: { amount, currency: 'EUR' } })).toBeNull();
});

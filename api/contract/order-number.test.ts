import fc from 'fast-check';
import { checkSign, looksOld, orderNumberOf, readableSigns, writeOrderNumber } from './order-number.ts';

const sign = fc.constantFrom(...readableSigns);
const signs = fc
  .array(sign, { minLength: 8, maxLength: 8 })
  .map((list) => list.join(''))
  .map((eight) => eight + checkSign(eight))
  .filter((nine) => !looksOld(nine));

describe('an order number', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(signs, (nine) => {
        const number = writeOrderNumber(nine);
        expect(number).toMatch(/^LW(-[2-9C-X]{3}){3}$/);
        expect(orderNumberOf(number)).toBe(number);
      }),
    );
  });

  it.each(['lw 7k4 m9x rfv', 'LW7K4M9XRFV', ' 7k4-m9x-rfv ', 'LW–7K4–M9X–RFV', 'lw.7k4.m9x.rfv'])(
    'is understood when it is typed as %j',
    (typed) => {
      const nine = '7K4M9XRF';
      expect(orderNumberOf(typed.replace(/rfv/i, `rf${checkSign(nine)}`))).toBe(
        writeOrderNumber(nine + checkSign(nine)),
      );
    },
  );

  it('takes letters for the digits they look like', () => {
    const eight = '2568CDFH';
    const number = writeOrderNumber(eight + checkSign(eight));
    expect(orderNumberOf(`LW-zsgb${number.slice(3).replaceAll('-', '').slice(4)}`)).toBe(number);
    expect(orderNumberOf('LW-26OOOI234')).toBe('LW-260001234');
  });

  it('tells every single wrong sign and every two that changed places', () => {
    fc.assert(
      fc.property(signs, fc.nat(8), fc.nat(8), sign, (nine, at, other, instead) => {
        const changed = nine.slice(0, at) + instead + nine.slice(at + 1);
        if (changed !== nine && !looksOld(changed)) expect(orderNumberOf(changed)).toBeNull();
        const list = [...nine];
        [list[at], list[other]] = [list[other] ?? '', list[at] ?? ''];
        const swapped = list.join('');
        if (swapped !== nine && !looksOld(swapped)) expect(orderNumberOf(swapped)).toBeNull();
      }),
    );
  });

  it('stays what it was for orders from before', () => {
    expect(orderNumberOf('lw-26 0001234')).toBe('LW-260001234');
    expect(orderNumberOf('260001234')).toBe('LW-260001234');
  });

  it.each(['', 'LW', 'LW-1', 'LW-7K4-M9X', 'een bestelling', '%00', `LW-${'2'.repeat(30)}`])(
    'is not %j',
    (typed) => {
      expect(orderNumberOf(typed)).toBeNull();
    },
  );

  it('fits the reference of a bank transfer: letters, digits and dashes, far below 140 signs', () => {
    expect(writeOrderNumber('7K4M9XRFC')).toMatch(/^[A-Z0-9-]{14}$/);
  });
});

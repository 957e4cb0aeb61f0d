import { setupLines, setupTotalMinor, toSetupFields } from './setup.ts';

const setup = {
  vsin: 'S1',
  title: { nl: 'Montage' },
  category: { vsin: 'C9', title: { nl: 'Diensten' } },
  unitMinor: 4_900,
};
const promise = {
  deliveryDate: '2026-11-20',
  bufferedDeliveryDate: '2026-11-24',
  calculatedDeliveryDays: 4,
  productionDays: 0,
  isExpress: false,
};
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('installation', () => {
  test('is paid for every piece of a line, and only where it was chosen', () => {
    expect(
      setupLines([
        { setup, quantity: 3 },
        { setup: null, quantity: 2 },
      ]),
    ).toEqual([{ unitMinor: 4_900, quantity: 3 }]);
    expect(setupTotalMinor({ setup, quantity: 3 })).toBe(14_700);
    expect(setupTotalMinor({ setup: null, quantity: 3 })).toBe(0);
  });

  test('that was not chosen is offered at its price for one piece', () => {
    const fields = toSetupFields({ availableSetup: setup, setup: null, quantity: 3, promise }, euros, 'nl');
    expect(fields).toMatchObject({ hasSetupProduct: true, setupProduct: null });
    expect(fields.availableSetupProduct).toMatchObject({
      unitPrice: euros(4_900),
      calculatedDeliveryDays: 4,
    });
  });

  test('that was chosen stands with all its pieces', () => {
    const { setupProduct } = toSetupFields(
      { availableSetup: setup, setup, quantity: 3, promise },
      euros,
      'nl',
    );
    expect(setupProduct).toMatchObject({ quantity: 3, unitPrice: euros(4_900), lineTotal: euros(14_700) });
  });

  test('that is not offered any more is gone, though it was chosen', () => {
    const fields = toSetupFields({ availableSetup: null, setup, quantity: 1, promise }, euros, 'nl');
    expect(fields).toEqual({ hasSetupProduct: false, availableSetupProduct: null, setupProduct: null });
  });
});

import { installationLines, installationTotalMinor, toInstallationFields } from './installation.ts';

const installation = {
  vsin: 'S1',
  title: { nl: 'Montage' },
  category: { vsin: 'C9', title: { nl: 'Diensten' } },
  unitMinor: 4_900,
};
const promise = {
  deliveryDate: '2026-11-20',
  bufferedDeliveryDate: '2026-11-24',
  calculatedDeliveryDays: 4,
  lastDeliveryDays: 7,
  deliveryTime: { unit: 'days' as const, first: 1, last: 4 },
  productionDays: 0,
  isExpress: false,
};
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('installation', () => {
  test('is paid for every piece of a line, and only where it was chosen', () => {
    expect(
      installationLines([
        { installation, quantity: 3 },
        { installation: null, quantity: 2 },
      ]),
    ).toEqual([{ unitMinor: 4_900, quantity: 3 }]);
    expect(installationTotalMinor({ installation, quantity: 3 })).toBe(14_700);
    expect(installationTotalMinor({ installation: null, quantity: 3 })).toBe(0);
  });

  test('that was not chosen is offered at its price for one piece', () => {
    const fields = toInstallationFields(
      { availableInstallation: installation, installation: null, quantity: 3, promise },
      euros,
      'nl',
    );
    expect(fields).toMatchObject({ hasSetupProduct: true, setupProduct: null });
    expect(fields.availableSetupProduct).toMatchObject({
      unitPrice: euros(4_900),
      calculatedDeliveryDays: 4,
    });
  });

  test('that was chosen stands with all its pieces', () => {
    const { setupProduct } = toInstallationFields(
      { availableInstallation: installation, installation, quantity: 3, promise },
      euros,
      'nl',
    );
    expect(setupProduct).toMatchObject({ quantity: 3, unitPrice: euros(4_900), lineTotal: euros(14_700) });
  });

  test('that is not offered any more is gone, though it was chosen', () => {
    const fields = toInstallationFields(
      { availableInstallation: null, installation, quantity: 1, promise },
      euros,
      'nl',
    );
    expect(fields).toEqual({ hasSetupProduct: false, availableSetupProduct: null, setupProduct: null });
  });
});

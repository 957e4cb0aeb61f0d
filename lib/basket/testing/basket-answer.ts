import type { Basket, BasketItem } from '@/api/contract/basket';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A line as the API answers it. */
export function itemAnswer(productId: string, quantity = 1, changes: Partial<BasketItem> = {}): BasketItem {
  return {
    ...{ productId, vsin: productId, alias: 'oslo', title: `Bank ${productId}`, quantity, maxQuantity: 50 },
    ...{ unitPrice: eur(1000), generalMarketPrice: null, seenUnitPrice: null },
    ...{ lineTotal: eur(1000 * quantity), discount: eur(0), isGift: false, discountRate: 0 },
    media: {
      ...{ newFileName: 'oslo.webp', securePath: '/media/oslo.webp', secureThumbPath: '/media/oslo.webp' },
      ...{ contentType: 'image/webp', kind: 'packshot', width: 4, height: 3, alt: 'Oslo', shows: null },
    },
    category: { vsin: 'C1', title: { nl: 'Banken' } },
    options: [],
    ...{ deliveryDate: '2026-12-12', bufferedDeliveryDate: '2026-12-15', calculatedDeliveryDays: 9 },
    hasFreeInstallation: false,
    ...{ guarantee: null },
    ...{ isMadeToMeasure: false, hasSetupProduct: false, availableSetupProduct: null, setupProduct: null },
    ...changes,
  };
}

/** A basket as the API answers it. */
export function basketAnswer(items: BasketItem[], changes: Partial<Basket> = {}): Basket {
  const sum = eur(items.reduce((total, { lineTotal }) => total + lineTotal.amount, 0));
  return {
    items,
    orderSummary: { subTotal: sum, discount: eur(0), delivery: eur(0), total: sum, vat: eur(0) },
    ...{ messages: [], couponCode: null, promotions: [], note: null },
    ...{ shippingAddressId: null, billingAddressId: null, deliveryMethod: 'home', deliveryOptions: [] },
    ...{ oldPieces: 0, mostOldPieces: 0, deliverySlot: null },
    freeReturnDays: 14,
    revision: 0,
    ...changes,
  };
}

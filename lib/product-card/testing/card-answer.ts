import type { ProductCard } from '@/api/contract/catalogue';

/** A card as the API answers it. */
export const cardAnswer = (vsin: string, changes: Partial<ProductCard> = {}): ProductCard => ({
  productId: vsin,
  vsin,
  alias: 'lamp',
  title: `Lamp ${vsin}`,
  media: [
    {
      newFileName: 'lamp.webp',
      securePath: '/media/lamp.webp',
      secureThumbPath: '/media/lamp.webp',
      contentType: 'image/webp',
      kind: 'packshot',
      width: 1200,
      height: 1200,
      alt: '',
      shows: null,
    },
  ],
  unitPrice: { amount: 10_000, currency: 'EUR' },
  generalMarketPrice: null,
  discountRate: 0,
  basketPrice: null,
  badges: [],
  swatches: [],
  rating: null,
  mainSize: null,
  swatchCount: 0,
  calculatedDeliveryDays: 5,
  lastDeliveryDays: 8,
  deliveryTime: { unit: 'days', first: 5, last: 8 },
  restockDate: null,
  isExpress: false,
  isAvailable: true,
  ...changes,
});

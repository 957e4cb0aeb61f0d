import type { Product } from '@/api/contract/catalogue';

const link = { type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken' } as const;

/** A sofa as the API answers it. */
export function product(changes: Partial<Product> = {}): Product {
  return {
    productId: 'V100101',
    vsin: 'V100101',
    alias: 'bank-oslo-zand',
    title: 'Bank Oslo, zand',
    brand: 'Linden',
    description: ['Een bank.'],
    category: link,
    breadcrumbs: [link],
    collections: [],
    tags: [],
    media: [
      {
        newFileName: 'oslo.webp',
        securePath: '/media/oslo.webp',
        secureThumbPath: '/media/oslo.webp',
        contentType: 'image/webp',
        kind: 'packshot',
        width: 1280,
        height: 960,
        alt: 'Bank Oslo',
        shows: null,
      },
    ],
    unitPrice: { amount: 129_900, currency: 'EUR' },
    generalMarketPrice: null,
    discountRate: 0,
    options: [
      {
        code: 'colour',
        title: 'Kleur',
        values: [
          {
            value: 'sand',
            title: 'Zand',
            colour: '#d8c7a8',
            vsin: 'V100101',
            alias: 'bank-oslo-zand',
            isSelected: true,
            isAvailable: true,
          },
          {
            value: 'rust',
            title: 'Roest',
            colour: '#a04a2c',
            vsin: 'V100102',
            alias: 'bank-oslo-roest',
            isSelected: false,
            isAvailable: false,
          },
        ],
      },
      { code: 'size', title: 'Maat', values: [] },
    ],
    isUpholstered: true,
    outline: 'sofa',
    outlineDetails: {},
    facts: {},
    dimensions: { widthCm: 212.5, depthCm: 92, heightCm: 78, seatHeightCm: 44, weightKg: 61.2 },
    packages: [{ widthCm: 215, depthCm: 95, heightCm: 60, weightKg: 64 }],
    materials: [],
    care: [],
    isAvailable: true,
    onHand: null,
    maxQuantity: 50,
    delivery: {
      calculatedDeliveryDays: 8,
      productionDays: 0,
      deliveryDate: '2026-12-12',
      bufferedDeliveryDate: '2026-12-15',
      isExpress: true,
    },
    highlights: [],
    badges: [],
    rating: null,
    warrantyYears: 5,
    isMadeToMeasure: false,
    maker: { name: 'Linden', postalAddress: 'Utrecht', email: 'a@b.nl' },
    showrooms: [],
    related: [],
    ...changes,
  };
}

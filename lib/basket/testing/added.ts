import type { Added } from '../with-added';

export function added(productId: string, amount: number, quantity: number, maxQuantity = 50): Added {
  const unitPrice = { amount, currency: 'EUR' as const };
  return {
    productId,
    quantity,
    card: {
      alias: 'oslo-3-zitsbank',
      title: 'Oslo 3-zitsbank',
      media: { securePath: '/media/sofa-oslo-3-main.webp', kind: 'packshot', width: 1280, height: 960 },
      unitPrice,
      generalMarketPrice: null,
      maxQuantity,
    },
  };
}

import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Ücretsiz teslimat için ${amount} daha ekleyin.`,
  priceChanged: (title, from, to) => `${title} ürününün fiyatı ${from} yerine ${to} oldu.`,
  quantityReduced: (title, quantity) =>
    `${title} ürününden en fazla ${quantity} adet sipariş edilebilir. Adedi güncelledik.`,
  outOfStock: (title) => `${title} tükendi. Devam etmek için ürünü sepetten çıkarın.`,
  outOfStockUntil: (title, day) =>
    `${title} tükendi; yeniden gelmesi beklenen tarih: ${day}. Devam etmek için ürünü sepetten çıkarın.`,
  productGone: (title) =>
    title
      ? `${title} artık satışta değil. Devam etmek için ürünü sepetten çıkarın.`
      : 'Sepetinizdeki bir ürün artık satışta değil ve sepetten çıkarıldı.',
  leftOut: (title) =>
    title
      ? `${title} artık sipariş edilemediği için bu sepette yer almıyor.`
      : 'Bir ürün artık sipariş edilemediği için bu sepette yer almıyor.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `${code} indirim kodu artık geçerli değil ve uygulanmıyor.`,
  notApplicable: (code) => `${code} indirim kodu sepetinizdeki ürünler için geçerli değil.`,
  onlyFirst: (code) => `${code} indirim kodu yalnızca ilk siparişinizde geçerlidir.`,
  belowMinimum: (code, amount) => `${code} indirim kodunun uygulanması için ${amount} daha ekleyin.`,
  outdone: (code) =>
    `${code} indirim kodu diğer avantajınızla birleştirilemez. Sizin için en uygun olanı uyguluyoruz.`,
  giftSoldOut: (title) => `Hediyeniz ${title} maalesef tükendi.`,
};

import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Fiyat',
    colour: 'Renk',
    material: 'Malzeme',
    style: 'Stil',
    rating: 'Değerlendirme',
    delivery: 'Teslim süresi',
    offer: 'Fırsatlar',
    width: 'Genişlik',
    depth: 'Derinlik',
    height: 'Yükseklik',
    bedSize: 'Yatak genişliği',
    firmness: 'Oturma sertliği',
    feature: 'Özellikler',
    persons: 'Kişi sayısı',
    seatDepth: 'Oturma derinliği',
    seatHeight: 'Oturma yüksekliği',
    shelfLoad: 'Raf başına taşıma',
  },
  newest: 'Yeni ürünler',
  express: 'Hızlı teslimat',
  showroom: 'Showroom’larımızda görün',
  allProducts: 'Tüm ürünler',
  searched: (term) => `“${term}” için sonuçlar`,
};

export const options: OptionNames = { colour: 'Renk', wood: 'Ahşap', size: 'Ölçü' };

export const paymentMethods: MethodNames = {
  card: 'Kredi kartı veya banka kartı',
  'pay-later': 'Sonra öde',
  bnpl: 'Alışveriş kredisi',
  wire: 'Havale / EFT',
  'gift-card': 'Hediye kartı',
};

export const methodUnavailable = (method: string) =>
  `${method} şu anda kullanılamıyor. Lütfen başka bir ödeme yöntemi seçin.`;

export const promotionExceptionAlias = 'kampanyaya-dahil-degil';

export const workingDays = (first: number, last: number) => `${first}–${last} iş günü`;

export const samplesByPost = (first: number, last: number) =>
  `Numuneler postayla: ${workingDays(first, last)}`;

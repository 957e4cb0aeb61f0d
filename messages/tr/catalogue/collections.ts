import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const collections: CatalogueTexts['collections'] = {
  linden: {
    title: 'Linden koleksiyonu',
    intro: 'Utrecht’te çizilen ve tanıdığımız atölyelerde üretilen kendi tasarımlarımız.',
  },
  autumn: {
    title: 'Evde huzur',
    intro: 'Pas rengi, hardal ve moka tonları, erkenden yakılan lambalarla.',
  },
  'light-summer': {
    title: 'Ferah yaz',
    intro: 'Pencereleri açık odalar için rattan, keten ve beyaz yağlı meşe.',
  },
  japandi: {
    title: 'Japandi dinginliği',
    intro: 'Alçak mobilyalar, sakin renkler ve görünen ahşap.',
  },
  'mid-century': {
    title: 'Mid-century ceviz',
    intro: 'Ellili yılların çizgileriyle ceviz, deri ve pirinç.',
  },
  'home-office': {
    title: 'Evden çalışma',
    intro: 'Odanın bir köşesine birlikte sığan masa, sandalye, lamba ve raf.',
  },
  boucle: {
    title: 'Yumuşak buklet',
    intro: 'Yünsü, açık renkli ve dokunması keyifli.',
  },
  dinner: {
    title: 'Uzun sofralar',
    intro: 'Büyük masalar ve kahve sonrasına kadar rahat ettiren sandalyeler.',
  },
};

export const tags: CatalogueTexts['tags'] = {
  'solid-wood': {
    title: 'Masif ahşap',
    intro: 'Tabla, iskelet ya da ayaklar masif ahşaptandır; zımparalanıp yeniden işlenebilir.',
  },
  'free-installation': {
    title: 'Ücretsiz kurulum',
    intro: 'Teslimat ekibimiz bu mobilyaları adresinizde kurar ve ambalajları geri götürür.',
  },
  'made-to-measure': {
    title: 'Özel ölçüde üretilir',
    intro: 'Farklı ölçülerde de üretilebilir. Özel ölçü ürünler iade alınmaz.',
  },
  quick: {
    title: 'Hızlı teslimat',
    intro: 'Depomuzda stokta; birkaç iş günü içinde sizde.',
  },
  'no-promotion': {
    title: 'Kampanyaya dahil değil',
    intro: 'Bu ürünler indirim kampanyalarına ve indirim kodlarına dahil değildir.',
  },
  'washable-cover': {
    title: 'Çıkarılabilir kılıf',
    intro: 'Minder kılıfları çıkarılıp temizlenebilir.',
  },
  handmade: {
    title: 'El yapımı',
    intro: 'Örülmüş, dokunmuş, tornalanmış ya da dökülmüş: hiçbir parça diğerinin tıpatıp aynısı değildir.',
  },
  compact: {
    title: 'Küçük mekânlar',
    intro: 'Az yer kaplayan, çok şey saklayan mobilyalar.',
  },
  natural: {
    title: 'Doğal malzemeler',
    intro: 'Ahşap, yün, keten, taş ve rattan; dış yüzeyde plastik yok.',
  },
  pets: {
    title: 'Evcil hayvan dostu',
    intro: 'Tırnağın takılmadığı ve bezle silinebilen sık dokulu kumaşlar.',
  },
  dimmable: {
    title: 'Kısılabilir ışık',
    intro: 'Dimmerle çalışır ya da kablosunda bir dimmer bulunur.',
  },
  repairable: {
    title: 'Yedek parçası var',
    intro:
      'Ayaklar, kılıflar, kulplar ve başlıklar, satın aldıktan sonra on yıla kadar yeniden sipariş edilebilir.',
  },
  'room-delivery': {
    title: 'Odaya kadar',
    intro: 'İsterseniz iki kişi bu mobilyayı dilediğiniz odaya taşır.',
  },
};

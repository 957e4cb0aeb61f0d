import { fixedListings } from '../../../api/contract/page-paths.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'iade-ve-cayma': ['iade', 'iade etmek', 'iade koşulları', 'ürün iadesi', 'değişim'],
  'cayma-bildirimi': ['cayma', 'cayma hakkı', 'cayma formu', 'sipariş iptali', 'iptal'],
  teslimat: ['teslimat', 'kargo', 'kargo ücreti', 'teslimat ücreti', 'teslimat süresi', 'sevkiyat', 'montaj'],
  'odeme-secenekleri': ['ödeme', 'taksit', 'taksitli alışveriş', 'havale', 'eft', 'masterpass', 'kredi'],
  garanti: ['garanti', 'garanti belgesi', 'ayıplı mal', 'servis', 'şikâyet', 'yedek parça'],
  'help-centre': ['müşteri hizmetleri', 'iletişim', 'yardım', 'telefon', 'sık sorulan sorular'],
  showrooms: ['showroom', 'showroomlar', 'mağaza', 'mağazalar', 'çalışma saatleri', 'şubeler'],
  'linden-kariyer': ['kariyer', 'iş ilanı', 'iş ilanları', 'iş başvurusu'],
  firsatlar: ['fırsat', 'fırsatlar', 'indirim', 'indirimli ürünler', 'kampanya', 'kampanyalar', 'outlet'],
  'malzeme-rehberi': ['bakım', 'malzeme', 'ahşap bakımı', 'leke çıkarma'],
  koleksiyonlar: ['koleksiyon', 'koleksiyonlar'],
  'ic-mekan-danismanligi': ['iç mimar', 'danışmanlık', 'iç mekân danışmanlığı', 'dekorasyon danışmanlığı'],
  'linden-franchise': ['franchise', 'bayilik', 'bayi'],
  'mesafeli-satis-sozlesmesi': [
    'sözleşme',
    'mesafeli satış sözleşmesi',
    'ön bilgilendirme',
    'satış koşulları',
  ],
  'kvkk-aydinlatma-metni': ['kvkk', 'gizlilik', 'kişisel veriler'],
  'ticari-ileti-onayi': ['iys', 'ticari ileti', 'abonelikten çık'],
  imprint: ['mersis', 'etbis', 'adres', 'şirket bilgileri'],
};

const toPages: SearchRedirectSeed[] = Object.entries(pages).flatMap(([alias, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'template', alias, params: {} })),
);

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...toPages,
  ...['yeni', 'yeni gelenler'].map((searchTerm) => ({
    searchTerm,
    type: 'newest',
    alias: fixedListings.newest.slice(1),
    params: {},
  })),
  {
    searchTerm: 'hızlı teslimat',
    type: 'express',
    alias: fixedListings.express.slice(1),
    params: {},
  },
  {
    searchTerm: 'koltuk takımı',
    type: 'category',
    alias: 'kanepeler',
    params: { vsin: 'C11' },
  },
];

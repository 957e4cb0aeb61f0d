import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
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

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'hediye kartı',
    'hediye kartları',
    'hediye çeki',
    'hediye çekleri',
    'hediye kuponu',
    'gift card',
    'giftcard',
  ],
  [newsletterAddress]: ['bülten', 'e-bülten', 'haber bülteni', 'bülten üyeliği', 'newsletter'],
};

/** What people call goods that the shop names otherwise. */
const categories: Readonly<Record<string, readonly [alias: string, ...terms: string[]]>> = {
  C11: ['kanepeler', 'koltuk takımı', 'oturma grubu'],
  C113: ['kose-koltuklar', 'köşe takımı', 'l koltuk'],
  C21: ['karyolalar', 'yatak', 'baza', 'çift kişilik yatak'],
  C31: ['yemek-masalari', '4 kişilik yemek masası', '6 kişilik yemek masası', '8 kişilik yemek masası'],
  C52: ['tv-uniteleri', 'tv sehpası', 'televizyon sehpası'],
  C81: ['aynalar', 'boy aynası'],
};

const toCategories: SearchRedirectSeed[] = Object.entries(categories).flatMap(([vsin, [alias, ...terms]]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'category', alias, params: { vsin } })),
);

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({ pages, ownPages, newest: ['yeni', 'yeni gelenler'], express: ['hızlı teslimat'] }),
  ...toCategories,
];

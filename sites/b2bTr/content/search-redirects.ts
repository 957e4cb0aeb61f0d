import { fixedListings, newsletterAddress } from '../../../api/contract/page-paths.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'ayip-ihbari-ve-iade': ['iade', 'ayıp ihbarı', 'hasar', 'hasarlı ürün', 'değişim', 'iptal'],
  teslimat: ['teslimat', 'kargo', 'kargo ücreti', 'teslimat süresi', 'sevkiyat', 'montaj', 'kurulum'],
  'odeme-secenekleri': ['ödeme', 'taksit', 'havale', 'eft', 'fatura', 'e-fatura', 'vergi dairesi', 'kredi'],
  garanti: ['garanti', 'servis', 'yedek parça', 'şikâyet'],
  'help-centre': ['müşteri hizmetleri', 'iletişim', 'yardım', 'telefon', 'sık sorulan sorular'],
  showrooms: ['showroom', 'mağaza', 'çalışma saatleri'],
  projeler: ['proje', 'projeler', 'teklif', 'toptan', 'adetli alım', 'iç mimar'],
  'linden-kariyer': ['kariyer', 'iş ilanı', 'iş ilanları'],
  firsatlar: ['fırsat', 'fırsatlar', 'indirim', 'kampanya', 'kampanyalar'],
  'malzeme-rehberi': ['bakım', 'malzeme', 'ahşap bakımı'],
  koleksiyonlar: ['koleksiyon', 'koleksiyonlar'],
  'linden-franchise': ['franchise', 'bayilik', 'bayi'],
  'kurumsal-satis-kosullari': ['sözleşme', 'satış koşulları'],
  'kvkk-aydinlatma-metni': ['kvkk', 'gizlilik', 'kişisel veriler'],
  'ticari-ileti-bilgisi': ['iys', 'ticari ileti'],
  imprint: ['mersis', 'etbis', 'adres', 'şirket bilgileri'],
};

const toPages: SearchRedirectSeed[] = Object.entries(pages).flatMap(([alias, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'template', alias, params: {} })),
);

/** Words for what has a page of its own that is no content, by the address of that page. */
const ownPages: Readonly<Record<string, readonly string[]>> = {
  [newsletterAddress]: ['bülten', 'e-bülten', 'haber bülteni', 'newsletter'],
};

const toOwnPages: SearchRedirectSeed[] = Object.entries(ownPages).flatMap(([address, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'page', alias: address.slice(1), params: {} })),
);

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...toPages,
  ...toOwnPages,
  {
    searchTerm: 'yeni',
    type: 'newest',
    alias: fixedListings.newest.slice(1),
    params: {},
  },
  {
    searchTerm: 'hızlı teslimat',
    type: 'express',
    alias: fixedListings.express.slice(1),
    params: {},
  },
  {
    searchTerm: 'toplantı masası',
    type: 'category',
    alias: 'yemek-masalari',
    params: { vsin: 'C31' },
  },
];

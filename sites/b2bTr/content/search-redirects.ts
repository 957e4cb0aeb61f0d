import { newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
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

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [newsletterAddress]: ['bülten', 'e-bülten', 'haber bülteni', 'newsletter'],
};

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({ pages, ownPages, newest: ['yeni'], express: ['hızlı teslimat'] }),
  {
    searchTerm: 'toplantı masası',
    type: 'category',
    alias: 'yemek-masalari',
    params: { vsin: 'C31' },
  },
];

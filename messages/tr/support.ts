import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'acaba ama bana bazi ben bende beni benim bir biraz biri bu buna bunu bunun da daha de diye en gibi hangi hem hep her hic ' +
    'icin ile ise kac kadar ki kim lutfen merhaba mi mu mi midir musunuz misiniz nasil ne neden nedir nerede nereden nereye ' +
    'niye o olan olarak olur olsa ona onu orada oyle sana sen siz sizde sizin soru sormak su tesekkurler var ve veya ya yok ' +
    'zaman istiyorum edebilir miyim selam gunler iyi koltuk sandalye masa urun mobilya',
  synonyms: [
    ['iade', 'iadesi', 'geri', 'gonderebilir', 'degisim', 'degistirmek', 'degistirebilir', 'cayma', 'iptal'],
    ['teslimat', 'teslim', 'teslimati', 'kargo', 'gonderim', 'gelir', 'ulasir', 'sevkiyat'],
    ['ucret', 'ucreti', 'fiyat', 'fiyati', 'maliyet', 'bedava', 'ucretsiz', 'ucretli'],
    ['odeme', 'odemek', 'oderim', 'odeyebilirim', 'kart', 'karti', 'havale', 'masterpass'],
    ['taksit', 'taksitli', 'kredi', 'sonra', 'vade'],
    ['hasarli', 'kirik', 'hasar', 'bozuk', 'kusurlu', 'cizik', 'ayipli'],
    ['garanti', 'garantisi', 'sikayet', 'tamir', 'onarim'],
    ['iptal', 'degistirmek', 'degisiklik', 'vazgecmek'],
    ['para', 'parami', 'geri', 'odemesi'],
    ['montaj', 'kurulum', 'kurmak', 'kurulumu'],
    ['temizlik', 'temizlemek', 'temizlenir', 'bakim', 'bakimi', 'yikamak', 'leke', 'lekeler'],
    ['hesap', 'hesabi', 'uyelik', 'giris', 'kayit'],
    ['magaza', 'magazalar', 'showroom', 'saatleri', 'sube'],
  ],
  topicWords: {
    measures:
      'olcu olculer olculeri olcusu boyut boyutlari buyuk buyukluk genis genislik genisligi yuksek yukseklik yuksekligi derin ' +
      'derinlik derinligi uzun uzunluk uzunlugu oturma agir agirlik agirligi cm sigar kapi kapidan paket paketler',
    delivery: 'teslimat teslim teslimati kargo gelir ulasir sure suresi sevkiyat',
    stock: 'stok stokta stogu mevcut tukendi bulunur',
    material: 'malzeme malzemesi malzemeler kumas kumasi doseme ahsap masif deri dolgu',
    care: 'bakim bakimi temizlik temizlenir temizlemek yikamak yikanir leke lekeler',
    colours: 'renk renkler renkleri rengi ton secenek secenekleri',
    warranty: 'garanti garantisi',
    showrooms: 'showroom magaza magazada gorebilir gormek denemek',
  },
  topicTitles: {
    measures: 'ölçüler',
    delivery: 'teslimat',
    stock: 'stok durumu',
    material: 'malzeme',
    care: 'bakım',
    colours: 'seçenekler',
    warranty: 'garanti',
    showrooms: 'showroom’lar',
  },
  seatHeight: 'Oturma yüksekliği',
  weight: 'Ağırlık',
  parcel: (number) => `${number}. koli`,
  delivered: (period) => `Şimdi sipariş verirseniz öngörülen teslimat: ${period}.`,
  madeToOrder: (workingDays) =>
    `Siparişinizden sonra üretilir. Üretim ${workingDays} iş günü sürer ve bu süreye dahildir.`,
  inStock: 'Stokta var.',
  lastPieces: (count) => `Stokta son ${count} adet var.`,
  notAvailable: 'Bu ürün şu anda sipariş edilemiyor.',
  expected: (day) => `Bu ürün şu anda sipariş edilemiyor. Yeniden gelmesi beklenen tarih: ${day}.`,
  orderable: 'Sipariş verebilirsiniz; siparişiniz üzerine üretiriz.',
  warranty: (years) => `Üretici, yasal haklarınıza ek olarak ${years} yıl garanti veriyor.`,
  inShowrooms: (names) => `Görebileceğiniz showroom’lar: ${names}.`,
  inNoShowroom: 'Bu ürün şu anda showroom’larımızda sergilenmiyor.',
};

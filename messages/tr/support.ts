import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'acaba ama bana bazi ben bende beni benim bir biraz biri bu buna bunu bunun da daha de diye en gibi hangi hem ' +
    'hep her hic icin ile ise kac kadar ki kim lutfen merhaba mi mu mi midir musunuz misiniz nasil ne neden nedir ' +
    'nerede nereden nereye niye o olan olarak olur olsa ona onu orada oyle sana sen siz sizde sizin soru sormak ' +
    'su tesekkurler var ve veya ya yok zaman istiyorum edebilir miyim selam gunler iyi koltuk sandalye masa urun ' +
    'mobilya yapilir yapiyor yapilabilir edilir edilebilir alabilir musun muyum kimin kisi gerekiyor gerekir ' +
    'benimle olacak',
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
    cover:
      'kilif kilifi kiliflar kiliflari yikanir yikanabilir yikamak yikayabilir yikanabiliyor yikaniyor makine ' +
      'makinede makinesinde cikar cikiyor cikarilir cikarilabilir cikarilabiliyor fermuar kuru temizleme',
    care: 'bakim bakimi temizlik temizlenir temizlemek temizlerim temizleme yikamak yikanir leke lekeler',
    fit:
      'sigar sigiyor kapi kapidan kapiya gecer geciyor merdiven merdivenden merdivenlerden asansor asansore ' +
      'asansorden koridor koli koliler paket paketler kutu kutular buyuk dar',
    measures:
      'olcu olculer olculeri olcusu boyut boyutlari buyuk buyukluk genis genislik genisligi yuksek yukseklik ' +
      'yuksekligi derin derinlik derinligi uzun uzunluk uzunlugu agir agirlik agirligi cm',
    seat: 'oturma oturum rahat rahatligi yumusak sert sertligi sertlik konfor yukseklik yuksekligi derinlik derinligi',
    delivery: 'teslimat teslim teslimati kargo gelir gelirse ulasir sure suresi surede gun gunde sevkiyat',
    floor: 'kat kata katta kati daire daireye yukari cikariyor tasiyor tasima esik asansor teslimat teslim',
    stock: 'stok stokta stogu mevcut tukendi bulunur',
    price: 'fiyat fiyati fiyatlar ucret ucreti tutar lira pahali',
    material: 'malzeme malzemesi malzemeler kumas kumasi doseme ahsap masif deri dolgu',
    colours: 'renk renkler renkleri rengi ton secenek secenekler secenekleri baska',
    samples: 'numune numunesi numuneler kumas ornek ornegi kartela',
    assembly: 'montaj montaji kurulum kurulumu kurmak kuruyor alet monte demonte',
    warranty: 'garanti garantisi garantili yil',
    returns: 'iade iadesi iadeyi geri degisim degistirmek cayma begenmezsem',
    showrooms: 'showroom magaza magazada gorebilir gormek denemek deneyebilir',
  },
  topicTitles: {
    cover: 'kılıf ve yıkama',
    care: 'bakım',
    fit: 'içeri sığar mı?',
    measures: 'ölçüler',
    seat: 'oturma rahatlığı',
    delivery: 'teslimat',
    floor: 'nereye kadar teslim ediyoruz',
    stock: 'stok durumu',
    price: 'fiyat',
    material: 'malzeme',
    colours: 'seçenekler',
    samples: 'numuneler',
    assembly: 'kurulum',
    warranty: 'garanti',
    returns: 'iade',
    showrooms: 'showroom’lar',
  },
  howMuch: 'kadar kac',
  facts: {
    'cover-fixed': 'Kılıf sabit, çıkarılamaz.',
    'cover-cushions': 'Kılıflar oturma ve sırt minderlerinden çıkarılabilir.',
    'cover-all': 'Kılıf tamamen çıkarılabilir.',
    'clean-damp': 'Temizliği kolaydır: nemli bezle silinir.',
    'clean-dry': 'Makinede yıkamaya uygun değildir: kuru temizleme; yıkanmaz.',
    'clean-wash': 'Yıkanabilir: 30 °C’de makinede yıkanır.',
    'clean-leather': 'Deri yıkanmaz. Bakımı için hafif nemli bez ve deri kremi yeterlidir.',
    'assembly-ready': 'Ürün kurulu gelir.',
    'assembly-legs': 'Ürün kurulu gelir, yalnızca ayakları takılır.',
    'assembly-kit': 'Ürünü kılavuzla kendiniz kurarsınız.',
    'assembly-stack': 'Ürün alet gerekmeden birleşir.',
    'assembly-free': 'Teslimat ekibimizden ücretsiz kurulum alırsınız.',
    'assembly-hang': 'Ürünü kendiniz asarsınız.',
    'assembly-unroll': 'Kurulum gerekmez, yalnızca serilir.',
  },
  assemblyTime: (minutes) => `Yaklaşık ${minutes} dakika sürer.`,
  firmness: ['çok yumuşak', 'yumuşak', 'orta', 'sert', 'çok sert'],
  seatFirmness: (firmness, grade) => `Oturma sertliği: ${firmness} (5 üzerinden ${grade}).`,
  seatIsHigh: (height) => `Oturma yüksekliği ${height}.`,
  seatIsDeep: (depth) => `Oturma derinliği ${depth}.`,
  flatMeasures: ['Uzunluk', 'Genişlik', 'Kalınlık'],
  diameter: 'Çap',
  seatHeight: 'Oturma yüksekliği',
  weight: 'Ağırlık',
  parcel: (number) => `${number}. koli`,
  packed: (count) =>
    count === 1
      ? 'Tek koli halinde gelir. Kolinin kapınızdan, merdivenden veya asansörden geçmesi gerekir.'
      : `${count} koli halinde gelir. En büyüğünün kapınızdan, merdivenden veya asansörden geçmesi gerekir.`,
  fitCheck:
    'Ürün sayfasında kapınızın, merdiveninizin veya asansörünüzün ölçülerini girin; sığıp sığmadığını hemen görürsünüz.',
  fitTool: 'Kapıdan geçer mi?',
  floor: (placement) =>
    placement === null
      ? 'Kargo kapınıza kadar getirir.'
      : `Teslimat şöyledir: zemin katta eşiğin içine, asansörlü binada daire kapınıza kadar. Hangi katta olursa olsun yerine yerleştirme: + ${placement}.`,
  delivered: (period) => `Şimdi sipariş verirseniz öngörülen teslimat: ${period}.`,
  madeToOrder: (workingDays) =>
    `Siparişinizden sonra üretilir. Üretim ${workingDays} iş günü sürer ve bu süreye dahildir.`,
  inStock: 'Stokta var.',
  lastPieces: (count) => `Stokta son ${count} adet var.`,
  notAvailable: 'Bu ürün şu anda sipariş edilemiyor.',
  expected: (day) => `Bu ürün şu anda sipariş edilemiyor. Yeniden gelmesi beklenen tarih: ${day}.`,
  orderable: 'Sipariş verebilirsiniz; siparişiniz üzerine üretiriz.',
  price: (amount) => `Fiyatı ${amount}.`,
  deliveredFree: 'Adrese teslimat ücretsiz.',
  deliveredFor: (cost, freeFrom) => `Teslimat ${cost}; ${freeFrom} ve üzeri siparişlerde ücretsiz.`,
  choices: 'Seçenekleriniz:',
  samples: (names) => `Ücretsiz numune isteyebilirsiniz: ${names}. Numune postayla gelir.`,
  noSamples: 'Bu ürünün numunesi yok.',
  samplesPage: 'Ücretsiz numuneler',
  warranty: (years) => `Üretici, yasal haklarınıza ek olarak ${years} yıl garanti veriyor.`,
  returns: (days, isParcel) =>
    `Beklediğiniz gibi değil mi? Teslim aldıktan sonra ${days} gün içinde gerekçe göstermeden cayabilirsiniz. ${isParcel ? 'Ürünü kargoyla ücretsiz gönderirsiniz.' : 'Ürünü adresinizden ücretsiz alırız.'}`,
  noReturns: 'Bu ürünü size özel ölçüde üretiyoruz. Bu nedenle cayma hakkı geçerli değildir.',
  inShowrooms: (names) => `Görebileceğiniz showroom’lar: ${names}.`,
  inNoShowroom: 'Bu ürün şu anda showroom’larımızda sergilenmiyor.',
};

export const beds = {
  'bed-haga-160': {
    description: [
      'Haga’nın 108 cm’lik başlığında iki yumuşak yastık var; oturup okurken tam omuz hizanıza gelir.',
      'Yanları çepeçevre kumaş kaplıdır: bacağınızı vuracağınız sert bir kenar yoktur. Yapıştırma huştan latalı taban dahildir.',
      'Fiyata yatak, yastık ve nevresim dahil değildir.',
    ],
    materials: [
      'İskelet: masif çam ve kontrplak',
      'Döşeme: %100 keten ya da dokuma kumaş',
      'Latalı taban: 2 × 14 huş lata',
      'Ayaklar: masif meşe',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Dokuz dikey kadife dilim, başlığı yumuşak bir perdeye çevirir. Her dilim ayrı doldurulur; biçimi yıllar sonra da bozulmaz.',
      'Karyola orta kirişi ve ek ayağıyla sağlam kurulmuştur. Latalı taban dahildir; yatağı ve nevresimi siz seçersiniz.',
    ],
    materials: [
      'İskelet: masif kayın ve kontrplak',
      'Döşeme: kadife (%100 polyester), 80.000 Martindale',
      'Latalı taban: huş',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'Başlığında 21 tornalı çubuk bulunan masif meşe karyola. Üst kenarı, Alva sandalyesindeki gibi hafifçe kavislidir.',
      'Altında saklama kutuları için 25 cm boşluk kalır. Bağlantılar cıvatayla sıkışır, gıcırdamaz.',
      'Latalı taban dahildir. Görseldeki yatak, yastık ve nevresim dahil değildir.',
    ],
    materials: ['Masif Avrupa meşesi', 'Latalı taban: huş', 'Yüzey: sert mumlu yağ'],
  },
  'bed-boucle-180': {
    description: [
      'Bu karyola başlıktan ayak ucuna kadar buklet kaplıdır. İlmekleri takılmayacak kadar sık, yaslanılacak kadar yumuşaktır.',
      'Başlık, biyeli iki yastıktan oluşur. Arkası da kaplı olduğundan karyola odanın ortasında durabilir. Latalı taban dahildir; yatak, yastık ve nevresim dahil değildir.',
    ],
    materials: [
      'İskelet: masif çam ve kontrplak',
      'Döşeme: buklet (%62 polyester, %28 akrilik, %10 yün)',
      'Latalı taban: huş',
      'Ayaklar: masif meşe',
    ],
  },
};

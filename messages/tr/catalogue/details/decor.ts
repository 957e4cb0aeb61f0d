export const decor = {
  'plant-ficus': {
    description: [
      'Dört gövdeli, geniş ve koyu yapraklı bir kauçuk bitkisi. Damarları yaprağa işlenmiştir; altı, gerçeğindeki gibi daha açıktır.',
      '34 cm’lik seramik saksıya sabitlenmiştir, boyu 135 cm’dir. Ne ışık ister ne su.',
    ],
    materials: [
      'Yapraklar: polyester ve PE, UV’ye dayanıklı',
      'Gövdeler: çelik tel üzerine plastik',
      'Saksı: seramik',
    ],
  },
  'plant-fiddle': {
    description: [
      'Keman yapraklı incir çok sevilir, yaşatması zordur. Bu öyle değil. 165 cm boyunda, tek gövdeli; iri dalgalı yapraklarına siz biçim verirsiniz.',
      'Yuvarlak saksısı lifli beton ya da seramiktir, altında keçe vardır.',
    ],
    materials: [
      'Yapraklar: polyester, UV’ye dayanıklı',
      'Gövde: çelik tel üzerine plastik',
      'Saksı: lifli beton ya da seramik',
    ],
  },
  'plant-olive': {
    description: [
      'İnce, gri yeşil yapraklı, kabuklu gövdeli, 170 cm’lik bir zeytin ağacı. Dalları tellidir, her yöne bükülür.',
      'Yuvarlak seramik saksısı ayrıdır; ağacı kendi saksınıza da koyabilirsiniz.',
    ],
    materials: ['Yapraklar: polyester, UV’ye dayanıklı', 'Gövde: ahşap tozlu plastik', 'Saksı: seramik'],
  },
  'plant-snake': {
    description: [
      'Az yer isteyen, 95 cm boyunda dik ve sert yapraklar: dolap yanına, dar antreye uygun.',
      'Yapraklarda gerçek paşa kılıcının açık kenarı ve enine desenleri vardır.',
    ],
    materials: ['Yapraklar: PE, UV’ye dayanıklı', 'Saksı: seramik, 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Boyanmamış yün zemin üzerinde koyu çizgilerden baklava deseni. Elde düğümlendiği için hiçbir çizgi cetvelle çekilmiş gibi değildir.',
      'Halı 13 mm kalınlığındadır, bunun 11 mm’si havdır; kısa kenarlarında pamuk saçak bulunur. Yün doğası gereği kir tutmaz; sert zeminli odada sesi de yumuşatır.',
    ],
    materials: ['Hav: %100 yün', 'Çözgü ve saçak: pamuk'],
  },
  'rug-line-stripe': {
    description: [
      'Kum rengi geniş kuşaklar, kiremit ya da lacivert çizgiler. Çizgiler enlemesine gider, dar odayı geniş gösterir.',
      'Halı 13 mm kalınlığındadır: çıplak ayakla basması güzeldir. Kapı önüne sererseniz kapının üzerinden geçip geçmediğini önce ölçün.',
    ],
    materials: ['Hav: %100 yün', 'Taban: pamuk ve jüt'],
  },
  'rug-plain-round': {
    description: [
      'Okuma koltuğunun ya da yuvarlak masanın altına düz renk, yuvarlak bir halı. İki ton yün birlikte bükülür; yüzeyi sakindir ama donuk değildir.',
      'Kenarı elde çevrilir. 120 cm’lik masanın altına 200 cm’lik halı uyar: sandalyeyi çektiğinizde ayakları halının üstünde kalır.',
    ],
    materials: ['Hav: %100 yün', 'Taban: pamuk'],
  },
  'mirror-luna': {
    description: [
      'Fırçalanmış metalden ince çerçeveli yuvarlak ayna. Çerçeve duvardan 3 cm uzakta durur, ince bir gölge bırakır.',
      'Arkasındaki askı plakası bir santimetre kaymaya izin verir; delik tam yerinde olmasa da ayna düz durur. Vida ve dübel kutudadır.',
    ],
    materials: ['Cam: 5 mm, güvenlik filmli gümüş ayna', 'Çerçeve: pirinç rengi ya da mat siyah çelik'],
  },
  'mirror-arch': {
    description: [
      '175 cm boyuyla kendinizi baştan ayağa görürsünüz. Arka duvara yaslanır ya da duvara düz asılır; ikisinin de bağlantı parçaları kutudadır.',
      'Yuvarlak üst kenarı dikdörtgenden daha yumuşak durur, karşısındaki pencerenin ışığını yakalar.',
    ],
    materials: ['Cam: 5 mm, güvenlik filmli gümüş ayna', 'Çerçeve: mat siyah ya da pirinç rengi çelik'],
  },
  'vase-moon': {
    description: [
      'Kore’nin ay küplerinden esinlenen, dar boyunlu, yuvarlak bir vazo. Üç okaliptüs dalı doldurmaya yeter.',
      'Mat sırlıdır, içi su geçirmez. Görseldeki dallar dahil değildir.',
    ],
    materials: ['Mat sırlı stoneware seramik'],
  },
  'basket-seagrass': {
    description: [
      'Çelik halka çevresinde bükülmüş deniz otundan örülen sağlam bir sepet. Örtüler, oyuncaklar, şömine odunu için; ya da saksınızı içine koyun.',
      'Deniz otu ilk haftalarda hafifçe kuru ot kokar; koku kendiliğinden geçer.',
    ],
    materials: ['Elde örülmüş deniz otu', 'Halka: çelik'],
  },
};

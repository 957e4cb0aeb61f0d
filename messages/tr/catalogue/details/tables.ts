export const tables = {
  'dining-alma-oak': {
    description: [
      'Alma’nın tablası 11,5 cm genişliğinde, boydan boya uzanan masif meşe tahtalardan oluşur. Kenarın altı pahlanmıştır; 3 cm kalınlığındaki tabla bu yüzden ince görünür.',
      'Ayaklar neredeyse köşelerdedir: uzun kenarda üç kişi, dizlerine ayak değmeden oturur. Yerle tabla kuşağı arasında 65 cm boşluk kalır.',
      'Yağlanmış ahşap yaşar. Bardak izini ya da çiziği kendiniz zımparalar, yağla rengini geri getirirsiniz.',
    ],
    materials: [
      'Tabla: boydan masif Avrupa meşesi',
      'Ayaklar: masif meşe',
      'Yüzey: doğal içerikli sert mumlu yağ',
    ],
  },
  'dining-alma-walnut': {
    description: [
      'Alma’nın cevizden olanı, eski manastır masaları gibi aralarında kuşak bulunan iki köprü ayakta durur. Ayaklar epey içeriden başladığı için masanın başlarında da rahat oturulur.',
      'Tabla için aynı gövdeden çıkan tahtaları yan yana getiririz; damar kesintisiz sürer. Hiçbir masa diğerinin eşi değildir.',
      '300 × 100 cm ölçüsüne on iki kişi oturur. O da standart ürünlerimizdendir; cayma hakkınız vardır.',
    ],
    materials: ['Masif Amerikan cevizi', 'Yüzey: ipek mat sert mumlu yağ'],
  },
  'dining-iro-black': {
    description: [
      'Siyah çelikten iki çerçevenin üstünde füme meşe. Ahşap amonyakla füme edildiğinde içindeki tanen derinlere kadar koyulaşır: bu renk aşınıp gitmez.',
      'Çerçeveler 3 cm’lik yuvarlak borudandır ve hafif açılı durur. Altı cıvata, on dakika; masa hazır.',
    ],
    materials: ['Tabla: 3,2 cm masif meşe', 'Ayaklar: mat siyah toz boyalı çelik', 'Yüzey: sert mumlu yağ'],
  },
  'dining-mira-round': {
    description: [
      'Mira’nın ayağı kat kat ahşaptan tornalanır, bir iplik makarası gibi alttan ve üstten genişler. Kimse masa ayağının iki yanına sıkışmaz.',
      '120 cm’de dört, 140 cm’de altı kişi rahat oturur. Tablanın alt kenarı pahlıdır; elinize ince gelir.',
    ],
    materials: [
      'Tabla: 3 cm masif meşe ya da dişbudak',
      'Ayak: kat kat yapıştırılıp tornalanmış masif ahşap',
      'Yüzey: sert mumlu yağ',
    ],
  },
  'dining-flute-round': {
    description: [
      'Dikey yivli siyah dişbudak bir sütun, mermer tablayı taşır. Yivler masif ahşaba frezelenir ve sütunu çepeçevre dolanır.',
      'Mermer doğadan gelir: damarı ve rengi tabladan tablaya değişir. Yüzeyi mat honludur ve lekeye karşı koruyucu sürülmüştür.',
    ],
    materials: ['Tabla: 3 cm mermer, honlu ve koruyuculu', 'Ayak: siyah boyalı ve vernikli masif dişbudak'],
  },
  'dining-bow-round': {
    description: [
      'Dört kavisli ayak tablanın altında buluşur, yere doğru açılır. Masa sağlam durur, ayaklarınıza da yer kalır.',
      'Ayaklar masif ahşaptan kesilir, elde zımparalanarak yuvarlatılır. 125 cm çapında beş kişi rahatça oturur.',
    ],
    materials: ['Masif ceviz ya da meşe', 'Yüzey: ipek mat sert mumlu yağ'],
  },
  'coffee-runa': {
    description: [
      'Runa iki katlıdır: üstü fincanlar, altı kitaplar ve kumanda için. Kenarları zımparayla yuvarlatılmıştır; küçük çocuklu evlerde iyi olur.',
      'Dört ayak birer cıvatayla takılır. Alt tabla onları yerinde tutar; sehpa yıllar sonra da sallanmaz.',
    ],
    materials: ['Tablalar: masif meşe ya da ceviz', 'Ayaklar: masif ahşap', 'Yüzey: sert mumlu yağ'],
  },
  'coffee-drum-travertine': {
    description: [
      'Sağlam bir sütunun üstünde kalın, yuvarlak bir tabla; ikisi de gerçek taş. Traverten, sıcak kaynak suyunun kireç bıraktığı yerde oluşur. Bu sırada kalan küçük boşluklar doldurulmuş, tabla honlanmıştır; pürüzsüz ve mattır.',
      'En az 64 kilo gelir, koyduğunuz yerde kalır. Tabla ve ayak ayrı ayrı teslim edilir; iki kişi alet kullanmadan üst üste oturtur.',
    ],
    materials: ['Traverten ya da Carrara mermeri, honlu', 'Ayağın altında keçe halkalar'],
  },
  'coffee-frame-walnut': {
    description: [
      'İnce siyah çelik çerçeve ve iki tabla. Alt tabla yerden 13 cm yüksektedir; sepet, kitap ya da kutu oyunu koyabilirsiniz.',
      'Borular 2 cm kare kesitlidir. Dört ayarlı ayak zemindeki eğriliği alır.',
    ],
    materials: [
      'Tablalar: kontrplak üzerine ceviz ya da meşe kaplama, masif kenar',
      'Çerçeve: siyah toz boyalı çelik',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'Pebble’ın çevresinde tek bir düz çizgi yoktur. Tabla 118 cm uzunluğunda, en geniş yerinde 72 cm’dir; kenarı dere taşı gibi yuvarlaktır.',
      'Ayakları masif ahşaptan üç levhadır. Farklı yönlere baktıkları için sehpa her yandan başka görünür, yine de sağlam durur.',
    ],
    materials: ['3,4 cm masif ceviz ya da meşe', 'Yüzey: sert mumlu yağ'],
  },
  'side-luna-marble': {
    description: [
      'İnce bir sütunun üstünde 45 cm’lik mermer tabla. Yuvarlak tabanı ağırlaştırılmıştır; biri hafifçe dayansa da devrilmez.',
      '50 cm yüksekliğiyle çoğu kanepenin kolçağına ve yatağın kenarına denk gelir.',
    ],
    materials: [
      'Tabla: 1,8 cm koruyuculu mermer',
      'Sütun ve taban: fırçalanmış pirinç görünümlü ya da mat siyah çelik',
    ],
  },
  'desk-nils-oak': {
    description: [
      'Nils salonda da durabilecek bir çalışma masası. Boydan boya iki çekmecesine dizüstü bilgisayar, defter ve şarj aletleri sığar; küçük pirinç kulplarla açılır.',
      'Tablası en az 62 cm derinliğindedir: ekran bir kol boyu uzakta durur, önüne klavye sığar. Arka kuşakta kablo geçişi vardır.',
      'Açılı ayaklar sökülebilir; masa dar merdivenden de çıkar.',
    ],
    materials: [
      'Tabla ve ayaklar: masif meşe ya da ceviz',
      'Çekmeceler: huş kontrplak, frenli metal ray',
      'Kulplar: pirinç',
    ],
  },
  'bench-alma-oak': {
    description: [
      'Alma masasının bankı. 140 cm’de iki yetişkin ya da üç çocuk, 180 cm’de üç yetişkin oturur. Küçük bank 180 ya da 200 cm’lik Alma’nın ayakları arasına, büyüğü 240 cm’liğin altına girer.',
      'Oturumu boydan meşe tahtalardandır, kenarları yuvarlatılmıştır. Kullanmadığınızda bankı bütünüyle masanın altına itersiniz.',
    ],
    materials: ['Masif Avrupa meşesi', 'Yüzey: sert mumlu yağ'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera yatağın ayak ucunda, antrede ya da pencere önünde durur. 9 cm kalınlığındaki minderinin çevresi biyelidir.',
      '120 cm uzunluğuyla 140 cm ve daha geniş yatakların ucuna yakışır. Açılı ayakları masif ahşaptır.',
    ],
    materials: [
      'Oturum: sünger üzerine buklet (%62 polyester, %28 akrilik, %10 yün)',
      'Ayaklar: yağlanmış masif ceviz ya da meşe',
    ],
  },
};

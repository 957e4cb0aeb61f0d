export const storage = {
  'sideboard-slat-oak': {
    description: [
      'Rilla’nın kapakları her biri 2 cm genişliğinde, yuvarlatılmış dikey çıtalardan oluşur. Bastırınca açılır; çizgileri bölen bir kulp yoktur.',
      'Her bölmede ayarlanabilir bir raf ve kablo deliği bulunur. 43 cm derinliğe servis tabakları da klasörler de sığar.',
      'Konsol kurulu gelir; ekibimiz yalnızca dört ayağını takar.',
    ],
    materials: [
      'Gövde: MDF üzerine meşe ya da ceviz kaplama, masif kenar',
      'Kapaklar ve ayaklar: masif ahşap',
      'Frenli menteşe, bas-aç mekanizma',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Masif meşe çerçeveye gerilmiş hazerandan üç kapak. Örgü havayı da kızılötesi sinyali de geçirir: kumanda, kapak kapalıyken çalışır.',
      'Her kapağın ardında ayarlanabilir bir raf var. Pirinç kulplar yıllar içinde matlaşır.',
    ],
    materials: ['Gövde: meşe kaplama, masif kenar', 'Kapaklar: masif meşe ve hazeran', 'Kulplar: pirinç'],
  },
  'sideboard-plain-walnut': {
    description: [
      'Ahşabın damarı dört düz kapakta kesintisiz sürer: kaplama tek bir gövdeden sırayla kesilir. Küçük pirinç kulplar, pirinç rengi çelikten ince ayaklar.',
      'İki bölmede raf, üçüncüsünde keçe tabanlı çatal bıçak çekmecesi vardır. Dördüncüsü şişeler için boş bırakılmıştır.',
    ],
    materials: [
      'Gövde ve kapaklar: MDF üzerine ceviz ya da meşe kaplama',
      'Ayaklar ve kulplar: çelik ve pirinç',
    ],
  },
  'tv-slat-walnut': {
    description: [
      'Rilla serisinin TV ünitesinde iki çıtalı kapak, ortada da oyun konsolu ya da 55 cm’ye kadar soundbar için açık bir bölme bulunur.',
      'Kablolar arkalık boyunca uzanan yarıktan geçer, delik açmanız gerekmez. 75 inç ekrana kadar uygundur.',
    ],
    materials: [
      'Gövde: MDF üzerine ceviz ya da meşe kaplama',
      'Kapaklar: masif çıta',
      'Ayaklar: siyah toz boyalı çelik',
    ],
  },
  'tv-plain-oak': {
    description: [
      'Beyaz yağ, meşenin yeni biçilmiş gibi açık rengini korur. Kapakların damarı yataydır; ünite olduğundan da alçak ve uzun görünür.',
      'İki kapak frenli olarak aşağı açılır. Ortadaki açık bölmenin rafını isterseniz çıkarabilirsiniz.',
    ],
    materials: ['Gövde ve kapaklar: MDF üzerine meşe kaplama, masif kenar', 'Ayaklar: masif meşe'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Düz siyah çelik kulplu, üç yüksek meşe kapak. Solda ve ortada 96 cm’lik askı borusu, sağda ve borunun üstünde altı raf vardır.',
      '60 cm derinlikte askılar enine sığar. Kapaklar yavaşça kapanır.',
      'Ekibimiz dolabı bıraktığı yerde kurar ve duvara sabitler: yerine yerleştirmeli teslimatta bu, seçtiğiniz odadır. İki saat kadar sürer.',
    ],
    materials: [
      'Gövde: yonga levha üzerine meşe kaplama',
      'Kapaklar: MDF üzerine meşe kaplama, masif kenar',
      'Kulplar: siyah toz boyalı çelik',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Eski konaklardaki gibi, çerçeveli ve ikişer düz göbekli kapaklar. Dört ince kat püskürtülen boya, yumuşak ve mat bir yüzey bırakır.',
      'Solda uzun elbise ve paltolar için 165 cm’de askı borusu, sağda ve borunun üstünde dört raf, sağ altta bir çekmece vardır. Üstünü bir çıta bitirir.',
    ],
    materials: ['Kapaklar: masif kayın çerçeveli lake MDF', 'Gövde: lake MDF', 'Kulplar: pirinç'],
  },
  'wardrobe-slat-walnut': {
    description: [
      'Rilla serisinin en büyüğü: 250 çıtayla kaplı, iki metre yüksekliğinde dört kapak. Kapalıyken ahşap bir duvar gibi görünür.',
      'İçinin yarısı askılık, yarısı raftır. Keçe tabanlı iki çekmece sonuna kadar açılan raylarda çalışır.',
      'Özel ölçü mü istersiniz? Evinizde ölçer, dolabı 240 cm genişliğe kadar, tavanınıza göre yaparız. Böyle size özel yaptıklarımızda cayma hakkı yoktur.',
    ],
    materials: ['Gövde: ceviz ya da meşe kaplama', 'Kapaklar: MDF üzerine masif çıta', 'Kulplar: pirinç'],
  },
  'bookshelf-oak': {
    description: [
      '35 cm yüksekliğinde beş göz: roman, yemek kitabı, klasör sığar. Raflar 2,2 cm kalınlığındadır, 30 kiloyu eğilmeden taşır.',
      'Arkalığı da aynı ahşaptandır; kitaplığı odanın ortasına da koyabilirsiniz. Duvara sabitleme seti kutudadır.',
    ],
    materials: ['MDF üzerine meşe ya da ceviz kaplama, masif kenar', 'Yüzey: sert mumlu yağ'],
  },
  'bookshelf-loft': {
    description: [
      'Arkalıksız açık bir raf: kare çelik borudan çerçevede altı raf. İki yanından da ulaşırsınız; duvara dik konduğunda odayı da böler. Kutudaki setle mutlaka duvara sabitleyin.',
      'Dikmelerin ayarlı ayakları vardır, cıvatayla birleştirilir. Yan yana iki raf ortadaki dikmeyi paylaşır; bağlantı seti ayrıca sipariş edilir.',
    ],
    materials: [
      'Raflar: kontrplak üzerine ceviz ya da meşe kaplama',
      'Çerçeve: 20 × 20 mm siyah toz boyalı çelik',
    ],
  },
  'nightstand-oak': {
    description: [
      'Gözden kaldırmak istedikleriniz için bir çekmece, elinizdeki kitap için açık bir göz. 52 cm yüksekliğiyle yatağın hizasında durur.',
      'Çekmece ahşap rayda kayar, köşeleri kırlangıç kuyruğu geçmedir. Kulpu pirinçtir.',
    ],
    materials: ['Gövde: meşe kaplama, masif kenar', 'Ayaklar: masif meşe', 'Kulp: pirinç'],
  },
  'nightstand-walnut-2': {
    description: [
      'Üstü boş kalsın isteyenler için boydan boya iki eşit çekmece. Önleri tek tahtadan kesilir, damar kesintisiz sürer.',
      'Alt çekmeceye tablet ya da bir deste dergi sığar; arkadaki yarıktan şarj kablosu geçer.',
    ],
    materials: [
      'Gövde: ceviz ya da dişbudak kaplama, masif kenar',
      'Ayaklar: masif ahşap',
      'Kulplar: pirinç',
    ],
  },
};

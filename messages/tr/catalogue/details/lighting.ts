export const lighting = {
  'lamp-vega-floor': {
    description: [
      'Yuvarlak tabanda düz bir çubuk, üstünde 44 cm’lik keten başlık. Vega ışığı yukarı ve aşağı yumuşakça verir; berjerin yanında iyi bir okuma lambasıdır.',
      'Dimmer kablonun üzerinde, diz hizasındadır. E27 duy, en çok 15 W LED; ampul dahil değildir.',
    ],
    materials: [
      'Taban ve çubuk: fırçalanmış pirinç görünümlü ya da mat siyah çelik',
      'Başlık: plastik üzerine keten',
      'Kablo: kumaş kaplı, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Masif ahşaptan üç ayak, keten bir başlığı taşır. Trio köşede sağlam durur, yerde 50 cm yer kaplar.',
      'Ayak anahtarını karanlıkta da bulursunuz. E27 duy, en çok 15 W LED; ampul dahil değildir.',
    ],
    materials: [
      'Ayaklar: yağlanmış masif meşe ya da ceviz',
      'Başlık: plastik üzerine keten',
      'Kablo: kumaş kaplı, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge, tavana kanca takmadan ışığı masanın ortasına getirir. Kavisi 105 cm uzanır; başlık 170 cm’de asılıdır.',
      '16 kiloluk mermer taban lambayı dengede tutar. Işığı yönlendirmek için başlık çeyrek tur döner. Ampul dahil değildir.',
    ],
    materials: [
      'Kavis ve başlık: fırçalanmış pirinç görünümlü ya da mat siyah çelik',
      'Taban: Carrara mermeri',
      'E27 duy, en çok 12 W LED',
    ],
  },
  'lamp-table-luna': {
    description: [
      'Luna’nın gövdesi çömlekçi tornasında yapılır, mat sırlanır. Elde işlendiği için rengi parçadan parçaya biraz değişir.',
      '35 cm genişliğindeki keten başlık sakin bir ışık verir: okumaya yeter, uykuya dalarken göz almaz. E27 duy, en çok 9 W LED; ampul dahil değildir.',
    ],
    materials: ['Gövde: mat sırlı seramik', 'Çubuk: pirinç', 'Başlık: plastik üzerine keten'],
  },
  'pendant-dome-black': {
    description: [
      'Işığı masada tutan, göze vurmayan derin bir kubbe. İçi pirinç rengidir; soğuk LED bile sıcak görünür.',
      'Kablosu 150 cm’dir, kısaltılabilir. Lambayı masa tablasının 60–70 cm üstüne asın. Ampul dahil değildir.',
    ],
    materials: [
      'Başlık: toz boyalı çelik, içi pirinç rengi',
      'Kablo: kumaş kaplı, 150 cm',
      'E27 duy, en çok 15 W LED',
    ],
  },
  'pendant-paper': {
    description: [
      'Işığı odaya eşit dağıtan, nervürlü pirinç kâğıdından bir küre. Kutuda katlı gelir, bir dakikada açılır.',
      'Beyaz kablo ve duy kutudadır, ampul dahil değildir. En çok 10 W LED ampul kullanın.',
    ],
    materials: ['Başlık: çelik tel üzerine pirinç kâğıdı', 'Kablo: beyaz, kumaş kaplı, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'İnce rattan çubuklar birbirine çapraz bükülür, elde bağlanır. Lamba yandığında örgü duvara ve tavana çizgiler düşürür.',
      '150 cm siyah kablo, E27 duy, en çok 12 W LED; ampul dahil değildir. En net gölgeyi şeffaf ampul verir.',
    ],
    materials: ['Başlık: çelik halka üzerine rattan', 'Kablo: siyah, kumaş kaplı, 150 cm'],
  },
};

import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';
import { stem } from './stem.ts';

/** Words that say nothing about furniture: nothing is found by them, nor kept from being found. */
const emptyWords =
  've ile veya ya da de icin bir bu su o en cok daha gibi olan mi ne arasi arasinda uygun ucuz guzel sik kaliteli ' +
  'model modeli modelleri modeller cesit cesitleri fiyat fiyati fiyatlari fiyatli satin al almak ariyorum istiyorum ' +
  'ev evi evim ebat ebatlari olcu olculeri renk rengi renkli kisilik kisi cift li lu agaci adet';

/** Words that mean the same to a shopper. Several words in one entry must all occur. */
const synonyms = [
  ['kanepe', 'koltuk', 'divan', 'sofa'],
  ['ikili', '2', 'iki'],
  ['uclu', '3', 'uc'],
  ['berjer', 'tekli', 'fotoy', 'dinlenme'],
  ['sehpa', 'sehba'],
  ['yan', 'zigon', 'kenar'],
  ['tabure', 'puf', 'pouf', 'oturak'],
  ['bank', 'sira'],
  ['komodin', 'basucu'],
  ['yemek', 'mutfak'],
  ['sandalye', 'iskemle'],
  ['calisma', 'ofis', 'bilgisayar', 'yazi', 'ders'],
  ['konsol', 'bufe', 'dresuar', 'sifonyer', 'vitrin', 'sideboard'],
  ['tv', 'televizyon'],
  ['gardirop', 'gardrop', 'dolap', 'elbise', 'giysi'],
  ['kitaplik', 'kutuphane'],
  ['raf', 'rafi', 'etajer'],
  ['lambader', 'abajur'],
  ['abajur', 'masa lambasi'],
  ['sarkit', 'avize', 'tavan'],
  ['lamba', 'aydinlatma', 'isik'],
  ['hali', 'kilim', 'yolluk'],
  ['bitki', 'cicek'],
  ['yapay', 'suni'],
  ['ahsap', 'tahta'],
  ['kadife', 'velvet', 'babyface'],
  ['buklet', 'bukle', 'boucle', 'teddy', 'pelus'],
  ['sonil', 'chenille'],
  ['hazeran', 'rattan', 'hasir', 'bambu'],
  ['hasir', 'deniz otu'],
  ['celik', 'metal', 'demir'],
  ['pirinc', 'gold', 'altin'],
  ['mermer', 'granit'],
  ['gri', 'antrasit'],
  ['bej', 'kum', 'vizon', 'yulaf'],
  ['krem', 'ekru', 'kirik beyaz'],
  ['hardal', 'sari'],
  ['kiremit', 'turuncu', 'pas'],
  ['mavi', 'lacivert'],
  ['yesil', 'adacayi', 'haki'],
  ['kahverengi', 'kahve', 'moka', 'konyak', 'kestane', 'taba'],
  ['endustriyel', 'loft'],
  ['iskandinav', 'nordik', 'skandinav'],
  ['rustik', 'country'],
  ['oturma', 'salon'],
  ['yuvarlak', 'daire'],
];

/** What numbers count that are neither prices nor lengths. */
const counted =
  'kg kilo w watt lm lumen mm l litre % cekmece cekmeceli kapak kapakli kapili raf rafli yil yas adet parca ' +
  'gun hafta renk';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'simple',
  stem,
  emptyWords: new Set(emptyWords.split(' ')),
  synonyms,
  unsold: new Map([
    ['cekyat', 'kanepe'],
    ['cekyatlar', 'kanepe'],
    ['yatakli', ''],
    ['kanepe yatak', ''],
  ]),
  numbers: {
    below: ['en fazla', 'max', 'maksimum', 'en cok', 'azami'],
    above: ['en az', 'min', 'minimum', 'asgari'],
    belowAfter: [
      'alti',
      'altinda',
      'altindaki',
      'nin altinda',
      'kadar',
      'ye kadar',
      'ya kadar',
      'e kadar',
      'a kadar',
      'den ucuz',
      'dan ucuz',
    ],
    aboveAfter: [
      'ustu',
      'ustunde',
      'uzeri',
      'uzerinde',
      'nin uzerinde',
      'den fazla',
      'dan fazla',
      'den pahali',
      'dan pahali',
    ],
    between: ['arasi'],
    and: ['ile', 've', '-'],
    currency: ['tl', 'try', 'lira', 'liraya', 'liradan', 'liranin'],
    persons: ['kisi', 'kisilik', 'kisiye', 'kisiden', 'kisiyi'],
    counted: counted.split(' '),
    width: [
      'genis',
      'genislik',
      'genisliginde',
      'eninde',
      'uzun',
      'uzunluk',
      'uzunlugunda',
      'cap',
      'capinda',
    ],
    depth: ['derin', 'derinlik', 'derinliginde'],
    height: ['yuksek', 'yukseklik', 'yuksekliginde', 'boyunda'],
  },
};

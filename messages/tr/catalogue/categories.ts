import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const categories: CatalogueTexts['categories'] = {
  living: {
    title: 'Oturma odası',
    intro: 'Uzun uzun oturmak isteyeceğiniz bir oturma odası için kanepeler, berjerler ve sehpalar.',
  },
  sofas: {
    title: 'Kanepeler',
    intro: 'Küçük ikili kanepeden geniş köşe koltuğa, keten, buklet, kadife ya da deri.',
  },
  '2-seater-sofas': {
    title: 'İkili kanepeler',
    intro: 'Küçük odalar için ya da ikinci bir oturma yeri olarak, genişliği 195 cm’ye kadar kanepeler.',
  },
  '3-seater-sofas': {
    title: 'Üçlü kanepeler',
    intro: 'Uzanmak ya da üç kişi oturmak için: 195 cm’den başlayan kanepeler.',
  },
  'corner-sofas': {
    title: 'Köşe koltuklar',
    intro: 'Solda ya da sağda şezlongu olan, dayanıklı kumaşlarla kaplı kanepeler.',
  },
  armchairs: {
    title: 'Berjerler',
    intro: 'Kanepenin yanında size ait bir yer: saran berjerler ve açık ahşap iskeletli koltuklar.',
  },
  'coffee-tables': {
    title: 'Orta sehpalar',
    intro: 'Meşe, ceviz ve travertenden alçak sehpalar: yuvarlak, köşeli ya da serbest formlu.',
  },
  'round-coffee-tables': {
    title: 'Yuvarlak orta sehpalar',
    intro: 'Köşesi yok, çevresinden rahatça geçilir.',
  },
  'rectangular-coffee-tables': {
    title: 'Dikdörtgen orta sehpalar',
    intro: 'Uzun bir kanepe için uzun bir tabla, kitaplar için de ikinci bir raf.',
  },
  'organic-coffee-tables': {
    title: 'Organik formlu orta sehpalar',
    intro: 'Serbest ve yuvarlatılmış formlu tablalar.',
  },
  'side-tables': {
    title: 'Yan sehpalar',
    intro: 'Bir fincan çay, bir kitap ya da bir lamba için yer.',
  },
  stools: {
    title: 'Tabureler',
    intro: 'Ek oturma yeri ya da küçük bir sehpa: her yere taşınacak kadar hafif.',
  },
  sleeping: {
    title: 'Yatak odası',
    intro: 'Huzurlu bir yatak odası için karyolalar, komodinler ve banklar.',
  },
  beds: {
    title: 'Karyolalar',
    intro: '140–180 cm genişliğindeki yataklar için, kumaş kaplı ya da masif ahşap karyolalar.',
  },
  'upholstered-beds': {
    title: 'Kumaş kaplı karyolalar',
    intro: 'Kitap okurken yaslanabileceğiniz yumuşak başlıklarla.',
  },
  'wooden-beds': {
    title: 'Ahşap karyolalar',
    intro: 'Masif ahşaptan, latalı tabanlı karyolalar.',
  },
  nightstands: {
    title: 'Komodinler',
    intro: 'Yatağınızın yüksekliğinde, bir ya da iki çekmeceli komodinler.',
  },
  'bed-benches': {
    title: 'Yatak ucu bankları',
    intro: 'Yatağın ayak ucuna: oturmak ve giysilerinizi bırakmak için.',
  },
  dining: {
    title: 'Yemek odası',
    intro: 'Hep birlikte uzun uzun oturacağınız yemek masaları, sandalyeler ve banklar.',
  },
  'dining-tables': {
    title: 'Yemek masaları',
    intro: 'Dört kişilik ya da bütün sofraya yeten yuvarlak ve uzun masalar: masif ahşap, çelik ve mermer.',
  },
  'rectangular-dining-tables': {
    title: 'Dikdörtgen yemek masaları',
    intro: '180–300 cm uzunluğunda, ahşap ya da çelik ayaklı.',
  },
  'round-dining-tables': {
    title: 'Yuvarlak yemek masaları',
    intro: 'Yuvarlak masada herkes birbirini görür. Çapı 110–140 cm.',
  },
  'dining-chairs': {
    title: 'Yemek odası sandalyeleri',
    intro: 'Tatlıdan sonra bile rahat olan sandalyeler.',
  },
  'wooden-dining-chairs': {
    title: 'Ahşap sandalyeler',
    intro: 'Masif ahşaptan, tornalanmış ve elde zımparalanmış çubuk sırtlı sandalyeler.',
  },
  'upholstered-dining-chairs': {
    title: 'Döşemeli sandalyeler',
    intro: 'Oturumu ya da gövdesi kumaş, kadife veya deri kaplı.',
  },
  'cane-chairs': {
    title: 'Hazeran sandalyeler',
    intro: 'Oturumu ve sırtı örme rattandan, havadar.',
  },
  'dining-benches': {
    title: 'Yemek masası bankları',
    intro: 'Buyurun oturun: banka üç kişi sığar, sonra masanın altına girer.',
  },
  working: {
    title: 'Çalışma odası',
    intro: 'Evinize sığan bir çalışma köşesi için mobilyalar.',
  },
  desks: {
    title: 'Çalışma masaları',
    intro: 'Çekmeceli ve ekrana yer bırakan ahşap çalışma masaları.',
  },
  'shelving-units': {
    title: 'Raf üniteleri',
    intro: 'Kitaplar, klasörler ve yazıcı için çelik iskeletli açık raflar.',
  },
  storage: {
    title: 'Depolama',
    intro: 'Düzen sağlayan, üstelik göze de hoş gelen konsollar, dolaplar ve sepetler.',
  },
  sideboards: {
    title: 'Konsollar',
    intro: 'Çıtalı, hazeran ya da düz kapaklı, 150–210 cm genişliğinde.',
  },
  'tv-units': {
    title: 'TV üniteleri',
    intro: 'Cihazlar için açık bölmeli, arkasında kablo geçişi olan alçak üniteler.',
  },
  bookcases: {
    title: 'Kitaplıklar',
    intro: 'Kitaplar, vazolar ve kutular için sağlam raflı kitaplıklar.',
  },
  wardrobes: {
    title: 'Gardıroplar',
    intro: 'Askılıklı ve raflı, iki, üç ya da dört kapaklı gardıroplar.',
  },
  baskets: {
    title: 'Sepetler',
    intro: 'Örtüler, oyuncaklar ya da bir bitki için örme sepetler.',
  },
  lighting: {
    title: 'Aydınlatma',
    intro: 'Masanın üstünde, kanepenin yanında ve komodinde sıcak bir ışık.',
  },
  'floor-lamps': {
    title: 'Lambaderler',
    intro: 'Keten başlıklı lambaderler ve kavisli lambaderler.',
  },
  'table-lamps': {
    title: 'Masa lambaları',
    intro: 'Komodin, çalışma masası ya da konsol için küçük bir ışık.',
  },
  'pendant-lamps': {
    title: 'Sarkıt lambalar',
    intro: 'Metal, kâğıt ve rattan başlıklar.',
  },
  rugs: {
    title: 'Halılar',
    intro: 'Oturma köşesini bir araya getiren ve sesi yumuşatan yün halılar.',
  },
  'rectangular-rugs': {
    title: 'Dikdörtgen halılar',
    intro: '200 × 140 cm’den 300 × 200 cm’ye kadar.',
  },
  'round-rugs': {
    title: 'Yuvarlak halılar',
    intro: 'Bir berjerin ya da yuvarlak bir masanın altına.',
  },
  decoration: {
    title: 'Dekorasyon',
    intro: 'Aynalar, vazolar ve yeşillik: bir odayı tamamlayan son dokunuşlar.',
  },
  mirrors: {
    title: 'Aynalar',
    intro: 'Duvar aynaları ve duvara yaslanan yüksek bir ayna.',
  },
  'artificial-plants': {
    title: 'Yapay bitkiler',
    intro: 'Saksıda, gerçeğini aratmayan, su ve ışık istemeyen bitkiler.',
  },
  vases: {
    title: 'Vazolar',
    intro: 'Dallar, çiçekler ya da hiçbir şey için seramik.',
  },
};

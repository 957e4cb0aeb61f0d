import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';

export const home: HomeTexts = {
  title: 'Linden Ev: mobilya ve ev ürünleri',
  description:
    'Kanepe, masa, yatak ve aydınlatma; tüm ölçüler baştan belli. 25.000 TL üzeri ücretsiz teslimat ve 14 gün cayma hakkı.',
  hero: {
    eyebrow: 'Yeni sezon',
    title: 'Dönmek isteyeceğiniz bir ev',
    short: 'Eve dönmenin keyfi',
    text: 'Ahşap, yün ve ketenden, yıllarca birlikte yaşayacağınız mobilyalar.',
    linkText: 'Oturma odasını görün',
  },
  categories: {
    heading: 'Ne arıyorsunuz?',
    C11: 'Kanepeler',
    C31: 'Yemek masaları',
    C32: 'Sandalyeler',
    C21: 'Karyolalar',
    C51: 'Konsollar',
    C6: 'Aydınlatma',
    C7: 'Halılar',
    C8: 'Dekorasyon',
  },
  popular: { title: 'En çok tercih edilenler', text: 'Şu sıralar en sık sipariş edilen ürünler.' },
  dining: {
    title: 'Uzun sofralar',
    text: 'Herkesin sığdığı bir masa, kimsenin kalkmak istemediği sandalyeler.',
    linkText: 'Yemek odasına gidin',
  },
  bedroom: {
    title: 'Yatak odasında huzur',
    text: 'Masif meşe, yumuşak kumaşlar ve göz almayan bir ışık.',
    linkText: 'Yatak odasına gidin',
  },
  rooms: {
    heading: 'Oda oda keşfedin',
    living: 'Oturma odası',
    reading: 'Okuma köşesi',
    study: 'Çalışma odası',
  },
  newest: { title: 'Yeni gelenler', linkText: 'Tüm yeni ürünler' },
  services: {
    heading: 'Linden’de alışveriş',
    delivery: {
      title: '25.000 TL üzeri ücretsiz teslimat',
      text: 'Evinize, nakliyeciyle kararlaştırdığınız günde.',
    },
    returns: { title: '14 gün cayma hakkı', text: 'Beklediğiniz gibi değil mi? Ücretsiz geri alıyoruz.' },
    sizes: { title: 'Tüm ölçüler baştan', text: 'Mobilyanın ve kolilerin ölçüleri, santimi santimine.' },
    materials: { title: 'Malzemede açıklık', text: 'Masif olana masif, kaplama olana kaplama diyoruz.' },
  },
  questions: {
    heading: 'Sık sorulan sorular',
    list: [
      {
        question: 'Siparişim ne zaman teslim edilir?',
        answer:
          'Her üründe bir teslimat aralığı yazar. Nakliyeci gün ve saat aralığını sizinle önceden kararlaştırır.',
      },
      {
        question: 'Ürünü ne zamana kadar iade edebilirim?',
        answer:
          'Teslim aldığınız günden itibaren 14 gün içinde cayabilirsiniz. Size özel üretilen ürünler hariçtir; bunu siparişten önce belirtiriz.',
      },
    ],
  },
  alts: {
    living: 'Adaçayı yeşili kanepe, ceviz sehpa ve baklava desenli halıyla aydınlık bir oturma odası',
    family: 'Mavi köşe koltuk, ceviz ve çelik sehpa ve açık kitaplıkla oturma odası',
    formal: 'Uzun ceviz masa, deri oturaklı altı sandalye ve iki siyah sarkıtla yemek odası',
    bedroom: 'Meşe karyola, iki komodin ve buklet puf bankla yatak odası',
    study: 'Meşe çalışma masası, siyah sandalye ve açık kitaplıkla çalışma odası',
    reading: 'Berjer, mermer sehpa ve lambaderle okuma köşesi',
  },
};

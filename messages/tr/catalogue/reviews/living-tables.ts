import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for low tables and rugs. */
export const livingTables: WrittenReviews = {
  'coffee-runa': [
    {
      author: 'Ceren Y.',
      rating: 5,
      title: 'Füme rengi',
      text: 'Rengi halımıza uydu. Alt rafa dergileri dizdik.',
    },
    {
      author: 'Volkan T.',
      rating: 4,
      title: 'Alçak bir sehpa',
      text: 'Yer minderinde oturana ideal. Kurulumu kısa sürdü.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Melis B.',
      rating: 5,
      title: 'Taşın dokusu bambaşka',
      text: 'Resimde görünenden çok daha güzel.',
    },
    {
      author: 'Orhan S.',
      rating: 4,
      title: 'Alçak',
      text: 'Üstünde yemek yenmez, çay içilir. Altmış kilodan ağır, yerini iyi seçin.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Aslı Ö.',
      rating: 4,
      title: 'İnce ama sağlam',
      text: 'Siyah çerçeve çizgi gibi duruyor. Alt katta sepetim var.',
    },
    {
      author: 'Taner G.',
      rating: 3,
      title: 'Büyüğünü almalıydık',
      text: 'Üçlü koltuğun önünde 120 santim kısa kaldı. Yapısı sağlam.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Gülay E.',
      rating: 5,
      title: 'Çakıl taşı gibi',
      text: 'Köşeli eşyaların arasında gözü dinlendiriyor.',
    },
    {
      author: 'İlker Ç.',
      rating: 4,
      title: 'Ayakları ilginç',
      text: 'Her yandan başka görünüyor. Ceviz rengi ekrandakinden bir ton koyu.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Sevgi A.',
      rating: 5,
      title: 'Tam kolçak hizasında',
      text: 'Çayımı bakmadan koyuyorum.',
    },
    {
      author: 'Mert K.',
      rating: 4,
      title: 'Ayağı ağır',
      text: 'Devrilmiyor, köpek çarpsa bile. Kırmızı şarapta altlık şart.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Hatice D.',
      rating: 5,
      title: 'Ayağım bayram etti',
      text: 'Yerden ısıtmayla sabahları ayrı güzel.',
    },
    {
      author: 'Yusuf Y.',
      rating: 4,
      title: 'Püskülleri dolaşıyor',
      text: 'Elle tarıyorum, düzeliyor. El düğümü olduğu belli.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Dilek T.',
      rating: 4,
      title: 'Lacivert olanı seçtik',
      text: 'Mobilyalara uydu. Kapının önüne sermeyin, takılıyor.',
    },
    {
      author: 'Kaan B.',
      rating: 5,
      title: 'Kiremit rengi çok hoş',
      text: 'Turuncuya kaçmıyor. Yalınayak basmak keyif.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Filiz S.',
      rating: 5,
      title: 'Bebek odasına',
      text: 'Yumuşak ve düz renk, beşiğin yanına çok yakıştı.',
    },
    {
      author: 'Arda Ö.',
      rating: 4,
      title: 'Sade',
      text: 'Yakından iki ton, uzaktan düz. Altına kaydırmaz aldık.',
    },
  ],
};

import type { ReviewTexts } from '../../shape/reviews.ts';
import { praise } from './reviews/praise.ts';
import { remarks } from './reviews/remarks.ts';

const names =
  'Ayşe Mehmet Zeynep Mustafa Elif Emre Fatma Ahmet Merve Burak Selin Hakan Esra Onur Derya Serkan Gamze Volkan ' +
  'Hülya Kerem Büşra Cem Nurcan Oğuz Pınar Tolga Sibel Murat Ebru Barış Gül İsmail Yasemin Koray Melis';

const [first = '', ...others] = names.split(' ');

export const reviews: ReviewTexts = {
  praise,
  remarks,
  deliveryPraise: [
    'Teslimat zamanında yapıldı, ekip kolileri de geri götürdü.',
    'Söylenen günden bir gün önce geldi.',
    'Özenle paketlenmişti, hasarsız ulaştı.',
    'Şoför yarım saat önceden aradı, çok iyi oldu.',
    'Müşteri hizmetleri ölçü konusunda gerçekten yardımcı oldu.',
    'Takip bağlantısından saatini görebildim.',
  ],
  deliveryTrouble: [
    'Teslimat iki kez ertelendi, daha iyi olabilirdi.',
    'Kolinin köşesi ezikti, neyse ki ürüne bir şey olmamış.',
    'Bir parça eksik çıktı; aradık, üç günde gönderdiler.',
    'Kargo yukarı çıkarmak istemedi.',
  ],
  closings: [
    'Yine olsa yine alırım.',
    'Tavsiye ederim.',
    'Çok memnunuz.',
    'Parasını hak ediyor.',
    'Aynı seriden bir parça daha sipariş ettim bile.',
  ],
  titles: {
    5: [
      'Tam aradığımız gibi',
      'Çok memnunuz',
      'Fotoğraftakinden güzel',
      'İşçiliği çok iyi',
      'Uzun yıllar kullanırız',
      'Ellerinize sağlık',
      'İyi ki almışız',
      'Tam oturdu',
      'Kalitesi belli oluyor',
      'Her gün seviyoruz',
      'Harika',
      'Tertemiz işçilik',
    ],
    4: [
      'Güzel, küçük bir eksiği var',
      'İyi ürün',
      'Memnunum',
      'Neredeyse kusursuz',
      'Sağlam ve rahat',
      'Tasarımı güzel',
      'İşini görüyor',
      'İyi bir alışveriş',
    ],
    3: ['Güzel ama kusursuz değil', 'İdare eder', 'Kararsızım', 'Biraz daha iyisini beklerdim', 'Fena değil'],
    2: ['Hayal kırıklığı', 'Bize göre değilmiş', 'Yazık oldu'],
  },
  firstNames: [first, ...others],
  initials: ['A', 'B', 'Ç', 'D', 'E', 'G', 'K', 'Ö', 'S', 'Ş', 'T', 'Y'],
  tellsOfTime: /(?<!\p{L})(ay|aylarda|yıl|yıldır|mevsim)(?!\p{L})/u,
  tellsOfCloth: /kumaş/i,
};

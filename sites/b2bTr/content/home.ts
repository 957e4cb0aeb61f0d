import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';
import { home as turkish } from '../../tr/content/home.ts';

/** Businesses buy on invoice and have no right of withdrawal, so these promises differ. */
export const home: HomeTexts = {
  ...turkish,
  title: 'Linden İş: iş yerleri için mobilya',
  description:
    'Ofis, kafe ve oteller için masa, sandalye, aydınlatma ve depolama. 25.000 TL üzeri siparişlerde ücretsiz teslimat.',
  hero: {
    eyebrow: 'İş yerleri için',
    title: 'Çalışmak istenen mekânlar',
    short: 'Çalışmak istenen mekânlar',
    text: 'Ofis, kafe ve oteller için ahşap, yün ve ketenden mobilyalar.',
    linkText: 'Ürünleri görün',
  },
  services: {
    ...turkish.services,
    delivery: {
      title: '25.000 TL üzeri ücretsiz teslimat',
      text: 'İş yerinize, nakliyeciyle kararlaştırdığınız günde.',
    },
    returns: { title: 'Hasarlı ürüne çözüm', text: 'Hasarlı gelen ürünü onarıyor ya da değiştiriyoruz.' },
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
        question: 'Fatura nasıl düzenlenir?',
        answer:
          'Sipariş sırasında firma unvanınızı ve vergi bilgilerinizi girersiniz; fatura firmanıza kesilir.',
      },
    ],
  },
};

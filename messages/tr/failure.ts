import type { FailureTexts } from '../shape/failure.ts';

export const tr: FailureTexts = {
  title: 'Bir şeyler ters gitti',
  text: 'Bu sayfa yüklenemedi. Sepetiniz korunuyor. Lütfen biraz sonra tekrar deneyin.',
  retry: 'Tekrar dene',
  home: 'Ana sayfaya git',
  notFound: 'Bulunamadı',
  reference: 'Referans',
};

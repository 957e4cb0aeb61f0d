import type { InvoiceTexts } from '../shape/invoice.ts';

export const invoice: InvoiceTexts = {
  kinds: { invoice: 'Fatura', creditNote: 'İade faturası' },
  fileNames: { invoice: 'Fatura {number}', creditNote: 'İade faturası {number}' },
  number: 'Numara',
  issuedOn: 'Düzenleme tarihi',
  orderedOn: 'Sipariş tarihi',
  order: 'Sipariş',
  credited: 'İlgili fatura',
  buyer: 'Alıcı',
  deliverTo: 'Teslimat adresi',
  description: 'Açıklama',
  quantity: 'Adet',
  amount: 'Tutar (KDV dahil)',
  lines: {
    delivery: 'Teslimat',
    installmentFee: 'Taksit farkı',
    withdrawn: 'Ödemeden önce cayılan',
    refund: 'İade',
    service: 'Hizmet',
    goods: 'Ürün',
  },
  discount: 'İndirim',
  net: 'KDV hariç toplam',
  vat: 'KDV {percent} ({country})',
  total: 'KDV dahil toplam',
  paid: 'Ödeme yöntemi: {method}.',
  givenBack: 'İade edilecek; ödeme yöntemi: {method}.',
  owed: {
    'pay-later':
      'Teslimattan sonraki {days} gün içinde ya da {lender} ile kararlaştırıldığı şekilde {lender} şirketine ödenecek.',
    bnpl: 'Kararlaştırılan taksitlerle kredi verene ödenecek.',
  },
  notOwed: 'Bu tutarı ödemeniz gerekmez; ödediyseniz iade edilir.',
  takenByBank: 'Bankanız {amount} tutarını zaten geri almıştı.',
  paidWithCard: 'Bunun {amount} tutarındaki kısmı hediye kartıyla ödendi.',
  backToCard: '{amount} hediye kartına geri yüklendi.',
  voucher:
    'Çok amaçlı hediye kartı: Bu satıştan KDV alınmaz. KDV, kartla satın alınanların fiyatına dahildir.',
  notice:
    'Bu belge bilgilendirme amaçlı bir kopyadır ve e-Arşiv faturasının yerine geçmez. Yasal faturanız, e-Arşiv üzerinden düzenlenen faturadır.',
  page: 'Sayfa {page} / {pages}',
};

import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: { title: 'Son bir adım kaldı', text: 'Size gönderdiğimiz e-postadan aboneliğinizi onaylayın.' },
  mistaken: {
    title: 'Bu adres doğru değil',
    text: 'Geçerli bir e-posta adresi girin; örneğin ad@ornek.com.',
  },
  confirm: {
    title: 'Aboneliği onaylayın',
    text: 'Bültenimizi almak istediğinizi onaylayın.',
    button: 'Evet, abone olmak istiyorum',
  },
  confirmed: {
    title: 'Aboneliğiniz onaylandı',
    text: 'Artık bültenimizi alacaksınız. Her bültenin sonundaki bağlantıyla istediğiniz zaman abonelikten çıkabilirsiniz.',
  },
  unsubscribe: {
    title: 'Bülten aboneliğinden çıkın',
    text: 'Bültenimizi artık almak istemiyor musunuz?',
    button: 'Abonelikten çık',
  },
  unsubscribed: { title: 'Abonelikten çıktınız', text: 'Bültenimizi artık almayacaksınız.' },
  expired: {
    title: 'Bu bağlantı artık çalışmıyor',
    text: 'Bağlantının süresi doldu veya yerine yenisi gönderildi. Yeniden abone olabilirsiniz.',
  },
  toShop: 'Mağazaya git',
  signUpAgain: 'Yeniden abone ol',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'E-posta adresini onaylayın',
    text: 'Hesabınız için bundan sonra bu e-posta adresini kullanmak ister misiniz?',
    button: 'Evet, bu benim adresim',
  },
  confirmed: { title: 'E-posta adresiniz değişti', text: 'Bundan sonra yeni adresle giriş yapın.' },
  taken: {
    title: 'Bu e-posta adresi zaten kullanılıyor',
    text: 'Bu arada bu adresle başka bir hesap açıldı. Hesabınızdan başka bir adres seçebilirsiniz.',
  },
  expired: {
    title: 'Bu bağlantı artık çalışmıyor',
    text: 'Bağlantının süresi doldu veya daha önce kullanıldı. Adresi hesabınızdan yeniden değiştirebilirsiniz.',
  },
  toShop: 'Mağazaya git',
};

export const sandboxPage: SandboxPage = {
  title: 'Test ödemesi',
  notice: 'Bu bir test ortamıdır. Hesabınızdan para çekilmez.',
  order: 'Sipariş',
  amount: 'Ödenecek tutar',
  method: 'Ödeme yöntemi',
  question: 'Bu ödeme nasıl sonuçlansın?',
  success: 'Ödeme başarılı',
  decline: 'Ödeme reddedildi',
  cancel: 'Ödemeyi iptal et',
  timeout: 'Ödeme takılır: yanıt gelmez',
  late: 'Ödeme başarılı, ancak bildirimi sonra gelir',
  paid: 'Bu ödeme zaten tamamlandı.',
  failed: 'Bu ödeme zaten reddedildi. Sepetiniz yeniden hazır.',
  cancelled: 'Bu ödeme zaten iptal edildi. Sepetiniz yeniden hazır.',
  back: 'Mağazaya dön',
};

export const refundPage: RefundPage = {
  title: 'İadeniz için hesap numarası',
  text: '{number} numaralı sipariş için {amount} iade alacaksınız. Tutarı hangi hesaba gönderebiliriz?',
  accountHolder: 'Hesap sahibinin adı',
  button: 'Gönder',
  taken: 'Teşekkür ederiz. Tutarı bu hesaba havale edip tamamlandığında size haber vereceğiz.',
  nothing:
    'Doldurulacak bir şey kalmadı: hesabı biliyoruz ya da iade edilecek bir tutar yok. Hesap yanlışsa lütfen e-postamızı yanıtlayın.',
  toShop: 'Mağazaya git',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'Artık e-posta gelmesin',
    text: 'Beklediğiniz ürünler için artık e-posta almak istemiyor musunuz? Bu durumda e-posta adresinizi sileriz.',
    button: 'Evet, adresimi silin',
  },
  ended: {
    title: 'Adresiniz silindi',
    text: 'Tükenen ürünler için artık e-posta almayacaksınız.',
    toShop: 'Mağazaya git',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Siparişi iptal et',
  text: 'Ürünler teslim edilmez. Ödediğiniz tutar, ödeme yaptığınız hesaba iade edilir.',
  textTakenByBank:
    'Ürünler teslim edilmez. Bankanız ödemenizin {amount} tutarındaki kısmını zaten geri aldı; bu tutarı ikinci kez iade etmiyoruz. Bunun dışında ödediğiniz tutar iade edilir.',
  confirm: 'Evet, iptal et',
  failed: 'İptal edilemedi. Sipariş yola çıkmış olabilir; lütfen bizi arayın.',
};

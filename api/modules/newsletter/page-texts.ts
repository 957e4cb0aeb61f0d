import type { Language } from '../../contract/sites.ts';

type Step = { title: string; text: string };
type Question = Step & { button: string };

/** The words of the pages that the links in newsletter mails lead to. */
export type PageTexts = {
  confirm: Question;
  confirmed: Step;
  unsubscribe: Question;
  unsubscribed: Step;
  expired: Step;
  toShop: string;
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  nl: {
    confirm: {
      title: 'Aanmelding bevestigen',
      text: 'Bevestig dat u onze nieuwsbrief wilt ontvangen.',
      button: 'Ja, ik meld mij aan',
    },
    confirmed: {
      title: 'U bent aangemeld',
      text: 'Vanaf nu ontvangt u onze nieuwsbrief. Afmelden kan altijd via de link onderaan elke nieuwsbrief.',
    },
    unsubscribe: {
      title: 'Afmelden voor de nieuwsbrief',
      text: 'Wilt u onze nieuwsbrief niet meer ontvangen?',
      button: 'Afmelden',
    },
    unsubscribed: { title: 'U bent afgemeld', text: 'U ontvangt onze nieuwsbrief niet meer.' },
    expired: {
      title: 'Deze link werkt niet meer',
      text: 'De link is verlopen of al vervangen door een nieuwere. Meld u opnieuw aan onderaan een pagina van de winkel.',
    },
    toShop: 'Naar de winkel',
  },
  en: {
    confirm: {
      title: 'Confirm your subscription',
      text: 'Please confirm that you would like to receive our newsletter.',
      button: 'Yes, sign me up',
    },
    confirmed: {
      title: 'You’re signed up',
      text: 'You’ll receive our newsletter from now on. You can unsubscribe at any time through the link at the bottom of every newsletter.',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'Would you like to stop receiving our newsletter?',
      button: 'Unsubscribe',
    },
    unsubscribed: { title: 'You’re unsubscribed', text: 'You will no longer receive our newsletter.' },
    expired: {
      title: 'This link no longer works',
      text: 'The link has expired or has been replaced by a newer one. Sign up again at the bottom of any page of the shop.',
    },
    toShop: 'Go to the shop',
  },
  de: {
    confirm: {
      title: 'Anmeldung bestätigen',
      text: 'Bitte bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.',
      button: 'Ja, ich melde mich an',
    },
    confirmed: {
      title: 'Sie sind angemeldet',
      text: 'Ab jetzt erhalten Sie unseren Newsletter. Abmelden können Sie sich jederzeit über den Link am Ende jedes Newsletters.',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      text: 'Möchten Sie unseren Newsletter nicht mehr erhalten?',
      button: 'Abbestellen',
    },
    unsubscribed: { title: 'Sie sind abgemeldet', text: 'Sie erhalten unseren Newsletter nicht mehr.' },
    expired: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Der Link ist abgelaufen oder wurde durch einen neueren ersetzt. Melden Sie sich am Ende einer Seite des Shops erneut an.',
    },
    toShop: 'Zum Shop',
  },
  fr: {
    confirm: {
      title: 'Confirmer l’inscription',
      text: 'Confirmez que vous souhaitez recevoir notre newsletter.',
      button: 'Oui, je m’inscris',
    },
    confirmed: {
      title: 'Vous êtes inscrit',
      text: 'Vous recevrez désormais notre newsletter. Vous pouvez vous désabonner à tout moment grâce au lien au bas de chaque newsletter.',
    },
    unsubscribe: {
      title: 'Se désabonner de la newsletter',
      text: 'Vous ne souhaitez plus recevoir notre newsletter ?',
      button: 'Se désabonner',
    },
    unsubscribed: { title: 'Vous êtes désabonné', text: 'Vous ne recevrez plus notre newsletter.' },
    expired: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Le lien a expiré ou a été remplacé par un plus récent. Inscrivez-vous à nouveau au bas d’une page de la boutique.',
    },
    toShop: 'Aller à la boutique',
  },
  cs: {
    confirm: {
      title: 'Potvrzení odběru',
      text: 'Potvrďte prosím, že chcete dostávat naše novinky.',
      button: 'Ano, chci odebírat novinky',
    },
    confirmed: {
      title: 'Odběr je potvrzen',
      text: 'Odteď vám budeme posílat novinky. Odhlásit se můžete kdykoli odkazem na konci každého e-mailu.',
    },
    unsubscribe: {
      title: 'Odhlášení odběru novinek',
      text: 'Nechcete už dostávat naše novinky?',
      button: 'Odhlásit odběr',
    },
    unsubscribed: { title: 'Odběr je zrušen', text: 'Novinky vám už posílat nebudeme.' },
    expired: {
      title: 'Tento odkaz už neplatí',
      text: 'Platnost odkazu vypršela nebo jej nahradil novější. Přihlaste se znovu v zápatí kterékoli stránky obchodu.',
    },
    toShop: 'Přejít do obchodu',
  },
  tr: {
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
      text: 'Bağlantının süresi doldu veya yerine yenisi gönderildi. Mağazadaki herhangi bir sayfanın altından yeniden abone olabilirsiniz.',
    },
    toShop: 'Mağazaya git',
  },
};

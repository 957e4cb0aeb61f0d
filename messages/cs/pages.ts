import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: { title: 'Ještě jeden krok', text: 'Potvrďte odběr v e-mailu, který jsme vám poslali.' },
  mistaken: {
    title: 'Tato adresa není správná',
    text: 'Zadejte platnou e-mailovou adresu, například jmeno@priklad.cz.',
  },
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
    text: 'Platnost odkazu vypršela nebo jej nahradil novější. Můžete se přihlásit znovu.',
  },
  toShop: 'Přejít do obchodu',
  signUpAgain: 'Přihlásit se znovu',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'Potvrzení e-mailové adresy',
    text: 'Chcete tuto e-mailovou adresu používat pro svůj účet?',
    button: 'Ano, je to moje adresa',
  },
  confirmed: { title: 'Vaše e-mailová adresa je změněna', text: 'Odteď se přihlašujte novou adresou.' },
  taken: {
    title: 'Tato e-mailová adresa se už používá',
    text: 'Mezitím s ní vznikl jiný účet. Ve svém účtu můžete zadat jinou adresu.',
  },
  expired: {
    title: 'Tento odkaz už neplatí',
    text: 'Platnost odkazu vypršela nebo už byl použit. Adresu můžete znovu změnit ve svém účtu.',
  },
  toShop: 'Přejít do obchodu',
};

export const sandboxPage: SandboxPage = {
  title: 'Zkušební platba',
  notice: 'Toto je testovací prostředí. Žádné peníze se nestrhnou.',
  order: 'Objednávka',
  amount: 'K zaplacení',
  method: 'Způsob platby',
  question: 'Jak má platba dopadnout?',
  success: 'Platba proběhne',
  decline: 'Platba bude zamítnuta',
  cancel: 'Zrušit platbu',
  timeout: 'Platba uvízne: odpověď nepřijde',
  late: 'Platba proběhne, ale zpráva přijde později',
  paid: 'Tato platba již proběhla.',
  failed: 'Tato platba již byla zamítnuta. Váš košík je opět k dispozici.',
  cancelled: 'Tato platba již byla zrušena. Váš košík je opět k dispozici.',
  back: 'Zpět do obchodu',
};

export const refundPage: RefundPage = {
  title: 'Účet pro vrácení peněz',
  text: 'Vrátíme vám {amount} za objednávku {number}. Na který účet je můžeme poslat?',
  accountHolder: 'Jméno majitele účtu',
  button: 'Odeslat',
  taken: 'Děkujeme. Částku pošleme na tento účet a dáme vám vědět, až to bude hotové.',
  nothing:
    'Už není co vyplnit: účet známe, nebo není co vracet. Je číslo účtu chybné? Odpovězte prosím na náš e-mail.',
  toShop: 'Do obchodu',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'Už žádné zprávy',
    text: 'Nechcete už dostávat zprávy o produktech, na které čekáte? Vaši e-mailovou adresu pak smažeme.',
    button: 'Ano, smazat adresu',
  },
  ended: {
    title: 'Vaše adresa je smazaná',
    text: 'Zprávy o vyprodaných produktech už vám posílat nebudeme.',
    toShop: 'Do obchodu',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Zrušit objednávku',
  text: 'Zboží nebude doručeno. Zaplacenou částku vrátíme stejnou cestou, jakou jste platili.',
  textTakenByBank:
    'Zboží nebude doručeno. Vaše banka si z platby už vzala zpět {amount}; tuto částku podruhé nevracíme. Co jste zaplatili navíc, vám vrátíme.',
  confirm: 'Ano, zrušit',
  failed: 'Zrušení se nezdařilo. Objednávka už může být na cestě; zavolejte nám prosím.',
};

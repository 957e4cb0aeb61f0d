type Step = { title: string; text: string };
type Question = Step & { button: string };

/** The words of the pages that the links in newsletter mails lead to. */
export type NewsletterPages = {
  asked: Step;
  mistaken: Step;
  confirm: Question;
  confirmed: Step;
  unsubscribe: Question;
  unsubscribed: Step;
  expired: Step;
  toShop: string;
  signUpAgain: string;
};

/** The words of the pages that links in mails about an account lead to. */
export type AccountPages = { confirm: Question; confirmed: Step; taken: Step; expired: Step; toShop: string };

/** The words of the page that ends what somebody waits for. */
export type BackInStockPages = { question: Question; ended: Step & { toShop: string } };

/** The words of the sandbox payment page. */
export type SandboxPage = {
  title: string;
  notice: string;
  order: string;
  amount: string;
  method: string;
  question: string;
  success: string;
  decline: string;
  cancel: string;
  timeout: string;
  late: string;
  paid: string;
  failed: string;
  cancelled: string;
  back: string;
};

/** The words of the page that asks where the refund of a transfer goes. */
export type RefundPage = {
  title: string;
  /** Names `{amount}` and `{number}`. */
  text: string;
  accountHolder: string;
  button: string;
  taken: string;
  /** The account is known, or nothing goes back. */
  nothing: string;
  toShop: string;
};

/** The words by which the page of an order lets it be cancelled, those of the account. */
export type OrderPage = {
  cancel: string;
  text: string;
  /** Names `{amount}`. */
  textTakenByBank: string;
  confirm: string;
  failed: string;
};

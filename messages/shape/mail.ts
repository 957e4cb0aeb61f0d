import type { PaymentStatus } from '../../api/contract/checkout.ts';
import type { CreditMethod } from '../../api/contract/method-facts.ts';
import type { OrderStatus, ToldStatus } from '../../api/contract/order-statuses.ts';
import type { ShownRefundStatus } from '../../api/contract/refunds.ts';
import type { RefusalReason } from '../../api/contract/written-reviews.ts';

type Letter = { subject: string; title: string; text: string };
type WithButton = Letter & { button: string };

/** The words of all mails in one language; `{name}` and the like are filled in. */
export type MailTexts = {
  greeting: string;
  /** Where no name is known. */
  greetingAnyone: string;
  closing: string;
  questions: string;
  buttonFails: string;
  unsubscribe: string;
  reasons: {
    account: string;
    asked: string;
    backInStock: string;
    samples: string;
    question: string;
    order: string;
    newsletter: string;
    support: string;
    staff: string;
  };
  accountCreated: WithButton;
  passwordReset: WithButton & { otherwise: string };
  /** To the account's address, of a change that is done. */
  passwordChanged: Letter;
  /** To the new address, which counts once the button has been pressed. */
  emailChange: WithButton & { otherwise: string };
  /** To the address that counts no more. */
  emailChanged: Letter;
  orderPlaced: Letter;
  orderPaid: Letter;
  orderCancelled: Letter & { refund: string; nothingTaken: string };
  orderStatus: Record<ToldStatus, Letter>;
  /** `ask` and `write` stand in the mail that an order has come. */
  review: {
    ask: string;
    write: string;
    published: Letter;
    refused: Letter;
    reasons: Record<RefusalReason, string>;
    object: string;
    change: string;
  };
  order: {
    number: string;
    date: string;
    paymentMethod: string;
    payment: string;
    paymentStates: Record<PaymentStatus, string>;
    status: string;
    statuses: Record<OrderStatus, string>;
    items: string;
    /** `2 × € 299` */
    quantity: string;
    expected: string;
    /** Of an order that waits for a transfer. */
    expectedUnpaid: string;
    /** Names `{years}`, `{producer}`, `{model}` and `{terms}`. */
    garan: string;
    freeInstallation: string;
    subTotal: string;
    discount: string;
    delivery: string;
    free: string;
    total: string;
    vat: string;
    installmentFee: string;
    /** The total and the fee. */
    charged: string;
    shippingAddress: string;
    billingAddress: string;
    deliveryMethod: string;
    deliveryMethods: { home: string; placement: string };
    /** Heads how many old pieces of furniture are taken along. */
    oldPieces: string;
    deliverySlot: string;
    note: string;
  };
  /** A gift card: to whom it is for, and to whoever has bought it. Names `{giver}`, `{recipient}`, `{amount}`, `{shop}`. */
  giftCard: {
    /** Heads the amount that one pays of an order; names `{end}`. */
    paidWith: string;
    sent: WithButton;
    code: string;
    amount: string;
    validUntil: string;
    use: string;
    /** The link to where its balance is told. */
    balance: string;
    reason: string;
    /** Of the order by which it is bought; `{number}` and `{amount}`. */
    placed: Letter;
    paid: Letter;
    heading: string;
    for: string;
    from: string;
    sendOn: string;
    message: string;
    rules: string;
    withdrawal: string;
  };
  /** Leads to the page of an order. */
  toOrderPage: string;
  /** Of an order that a lender has paid: the shopper pays them, not the shop. */
  credit: {
    /** Received, while the lender still decides. */
    awaited: Letter;
    /** The confirmation, in place of the words of a payment. */
    confirmed: string;
    /** Whom to pay how much by when. Names `{amount}`, `{days}` and `{lender}`. */
    owed: Record<CreditMethod, string>;
    /** In place of the state of a payment. */
    state: Record<CreditMethod, string>;
    nothingToPay: string;
    /** Of pieces that are withdrawn. */
    withdrawn: string;
    /** In place of a refund. Names `{amount}` and `{number}`. */
    less: Letter;
  };
  wire: {
    title: string;
    text: string;
    amount: string;
    holder: string;
    reference: string;
    payBefore: string;
  };
  /** What the law wants confirmed on a durable medium (Directive 2011/83/EU art. 8(7)). */
  terms: {
    title: string;
    withdrawal: string;
    exceptions: string;
    withdrawalLink: string;
    withdrawalByMail: string;
    guarantee: string;
    /** To the page that the harmonised notice leads to. */
    guaranteeLink: string;
    complaints: string;
    contract: string;
  };
  /** What is said of a refund wherever it is told of. */
  refund: {
    heading: string;
    amount: string;
    way: string;
    account: string;
    state: string;
    states: Record<ShownRefundStatus, string>;
    /** After goods have come back. Names `{amount}`. */
    payBack: string;
    /** Names `{amount}`. */
    takenByBank: string;
    requestedAt: string;
    doneAt: string;
    askAccount: string;
    button: string;
  };
  refundAnnounced: Letter;
  refundDone: Letter;
  saleCredited: Letter;
  /** For the shop itself. */
  moneyNotice: { toTransfer: Letter; refundFailed: Letter; chargedBack: Letter };
  withdrawalDeclared: WithButton & {
    /** What is withdrawn from when nothing else was written. */
    wholeOrder: string;
    asWritten: string;
    next: string;
    code: string;
    otherwise: string;
  };
  withdrawal: Letter & {
    receiptNumber: string;
    receivedAt: string;
    name: string;
    email: string;
    items: string;
    statement: string;
    next: string;
    /** Left out where there is nothing to pay back. */
    /** Where nothing has left yet, and where nobody has paid. */
    notSent: string;
    notPaid: string;
    payBack: string;
  };
  newsletterConfirm: WithButton & { otherwise: string };
  /** `about` is the link to the page of the newsletter. */
  newsletterWelcome: Letter & { about: string };
  newsletterAlready: Letter & { about: string };
  /** `last`: the address is gone; `end` is the link that ends what else it waits for. */
  backInStock: WithButton & { last: string; end: string };
  /** `list` and `address` head what is sent and where it goes, in the other two as well. */
  samplesRequested: Letter & { list: string; address: string };
  /** For the shop itself. */
  samplesToSend: Letter;
  samplesSent: Letter;
  questionReceived: Letter;
  /** For the shop itself. */
  questionAsked: Letter & { product: string };
  /** `answer` heads the answer, below what was asked. */
  questionAnswered: WithButton & { answer: string };
  supportRequest: Letter & { name: string; email: string; orderNumber: string };
  supportReceipt: Letter & { linkLeftOut: string };
};

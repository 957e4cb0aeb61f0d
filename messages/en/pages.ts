import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: { title: 'Almost done', text: 'Please confirm your subscription in the email we have sent you.' },
  mistaken: {
    title: 'That address isn’t right',
    text: 'Please enter a valid email address, such as name@example.com.',
  },
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
    text: 'The link has expired or has been replaced by a newer one. You can sign up again.',
  },
  toShop: 'Go to the shop',
  signUpAgain: 'Sign up again',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'Confirm your email address',
    text: 'Would you like to use this email address for your account from now on?',
    button: 'Yes, this is my address',
  },
  confirmed: {
    title: 'Your email address has changed',
    text: 'From now on you sign in with the new address.',
  },
  taken: {
    title: 'This email address is already in use',
    text: 'An account with this address has been made in the meantime. You can choose another address in your account.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'The link has expired or has already been used. You can change the address again in your account.',
  },
  toShop: 'Go to the shop',
};

export const sandboxPage: SandboxPage = {
  title: 'Test payment',
  notice: 'This is a test environment. No money is taken.',
  order: 'Order',
  amount: 'To pay',
  method: 'Payment method',
  question: 'How should this payment end?',
  success: 'Payment succeeds',
  decline: 'Payment is declined',
  cancel: 'Cancel payment',
  timeout: 'Payment gets stuck: no answer comes',
  late: 'Payment succeeds, but the message comes late',
  paid: 'This payment has already been completed.',
  failed: 'This payment has already been declined. Your basket is ready again.',
  cancelled: 'This payment has already been cancelled. Your basket is ready again.',
  back: 'Back to the shop',
};

export const refundPage: RefundPage = {
  title: 'Where should we send your refund?',
  text: 'You’re getting {amount} back for order {number}. Which account should we send it to?',
  accountHolder: 'Name of the account holder',
  button: 'Send',
  taken: 'Thank you. We’ll transfer the amount to this account and let you know once that is done.',
  nothing:
    'There is nothing left to fill in: we already know the account, or there is nothing to refund. Is the account wrong? Please reply to our email.',
  toShop: 'Go to the shop',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'No more emails',
    text: 'Would you rather not hear about the products you are waiting for? We’ll then delete your email address.',
    button: 'Yes, delete my address',
  },
  ended: {
    title: 'Your address has been deleted',
    text: 'You will get no more emails about sold-out products.',
    toShop: 'To the shop',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Cancel order',
  text: 'The items won’t be delivered. We’ll refund what you’ve paid to the account you paid with.',
  textTakenByBank:
    'The items won’t be delivered. Your bank has already taken back {amount} of your payment, so we won’t refund that part again. Anything else you’ve paid will be refunded.',
  confirm: 'Yes, cancel it',
  failed: 'We couldn’t cancel it. The order may already be on its way; please call us.',
};

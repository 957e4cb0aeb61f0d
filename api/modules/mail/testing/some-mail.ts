import type { Frame, MailContent } from '../content.ts';

/** A mail with a block of every kind, and what frames it. */
export const someFrame: Frame = {
  locale: 'tr-TR',
  shopName: 'Linden & Co',
  shopLink: 'https://shop.example/nl',
  closing: 'Kind regards,',
  questions: 'Questions? Call us.',
  buttonFails: 'Or open:',
  unsubscribe: 'Unsubscribe',
  legalLines: ['Linden B.V.', 'KvK 84120391'],
};

export function someMail(change: Partial<MailContent> = {}): MailContent {
  return {
    subject: 'Your order',
    preview: 'It is on its way',
    title: 'Bilgi',
    blocks: [
      { type: 'text', text: 'Dear Jan' },
      { type: 'heading', text: 'Items' },
      { type: 'button', text: 'Open', href: 'https://shop.example/open' },
      { type: 'link', text: 'Terms', href: 'https://shop.example/terms' },
      { type: 'lines', lines: [{ title: 'Sofa', details: ['Colour: sand'], amount: '€\u00a0899' }] },
      { type: 'amounts', rows: [{ label: 'Total', value: '€ 900', isTotal: true }] },
      { type: 'facts', rows: [{ label: 'Number', value: 'LW-1' }] },
      { type: 'columns', columns: [{ title: 'Delivery', lines: ['Lindelaan 12'] }] },
      { type: 'quote', text: 'first\nsecond' },
    ],
    reason: 'You have ordered.',
    ...change,
  };
}

const email = /\S+\s?@\s?\S+/g;
/** Telephone numbers, cards, accounts: as many digits as no number of this shop has. */
const longNumber = /\+?\d(?:[\s./-]?\d){8,}/g;

/** A text a visitor typed, without what may tell who it was. */
export function toImpersonal(text: string): string {
  return text.replace(email, '(e-mail)').replace(longNumber, '(number)').trim().slice(0, 100);
}

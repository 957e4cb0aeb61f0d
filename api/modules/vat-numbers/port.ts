export type VatQuestion = {
  /** As `toVatNumber` writes it, country first. */
  number: string;
  /** The shop's own number; who names it gets a consultation number. */
  requester: string | null;
};
export type VatAnswer = { isValid: boolean; consultationNumber: string | null };

/** Where VAT numbers are looked up. Throws when the register gives no answer about the number or `signal` ends it. */
export type VatRegister = (question: VatQuestion, signal: AbortSignal) => Promise<VatAnswer>;

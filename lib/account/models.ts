import type { BusinessField } from '@/api/contract/business';
import type { VatState } from '@/api/contract/vat-check';

/** What customers tell of themselves. */
export type Profile = {
  firstName: string;
  lastName: string;
  /** Empty when it is not known. */
  phone: string;
  gender: 'female' | 'male' | 'other' | null;
};
/** A place where the customer is signed in. */
export type SessionModel = {
  id: string;
  /** `Firefox, Windows`; null when it is not known. */
  device: string | null;
  /** ISO dates and times. */
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** What a business is known by; fields are empty for whoever is none, and where their country knows no such thing. */
export type BusinessModel = Record<BusinessField, string>;
export type { BusinessField };

export type CustomerModel = {
  email: string;
  profile: Profile;
  business: BusinessModel;
  /** What the register of VAT numbers said of theirs; null where nobody was asked. */
  vatState: VatState | null;
};

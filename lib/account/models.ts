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

export type CustomerModel = { email: string; profile: Profile };

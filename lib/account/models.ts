/** What customers tell of themselves. */
export type Profile = {
  firstName: string;
  lastName: string;
  /** Empty when it is not known. */
  phone: string;
  gender: 'female' | 'male' | 'other' | null;
};
export type CustomerModel = { email: string; profile: Profile };

/** What shoppers of one country type. */
export type Inputs = {
  /** The e-mail address is for forms that send nothing: one takes ten orders an hour. */
  address: Record<
    'email' | 'phone' | 'firstName' | 'lastName' | 'zipCode' | 'houseNumber' | 'street' | 'city',
    string
  >;
  /** Where the country has them and its form asks. */
  county?: string;
  /** Where somebody moves to. */
  other: { street: string; city: string };
  /** Words to search for. */
  searches: { sofa: string; oak: string; misspelt: string };
};

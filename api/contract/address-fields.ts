/**
 * The text fields of an address, once: validation, the form, the empty address and the lines it is written in follow
 * from these tables. No yup: browsers read them too.
 */

/** The lines an address is written in, from above, and who shows them. */
export const addressLines = {
  name: { separator: ' ', shownIn: ['summary', 'order', 'mail', 'invoice'] },
  company: { separator: ' ', shownIn: ['book', 'order', 'mail', 'invoice'] },
  tax: { separator: ' ', shownIn: ['book', 'order', 'mail', 'invoice'] },
  street: { separator: ' ', shownIn: ['summary', 'book', 'order', 'mail', 'invoice'] },
  area: { separator: ', ', shownIn: ['summary', 'book', 'order', 'mail', 'invoice'] },
  place: { separator: ' ', shownIn: ['summary', 'book', 'order', 'mail', 'invoice'] },
  /** The name of the country; no field of text. */
  country: { separator: ' ', shownIn: ['book', 'mail', 'invoice'] },
  phone: { separator: ' ', shownIn: ['mail'] },
  /** It is told once for the order. */
  email: { separator: ' ', shownIn: [] },
} as const satisfies Readonly<Record<string, { separator: string; shownIn: readonly AddressLayout[] }>>;
export type AddressLine = keyof typeof addressLines;
/** One line of checkout, a card of the address book, an order, a mail; an invoice, which is kept for years. */
export type AddressLayout = 'summary' | 'book' | 'order' | 'mail' | 'invoice';

/** Rows of the form, from above. */
export const addressRows = [
  'contact',
  'name',
  'company',
  'vat',
  'tax',
  'zipCode',
  'number',
  'street',
  'city',
  'county',
  'district',
] as const;
export type AddressRow = (typeof addressRows)[number];

type Facts = {
  /** What is valid; `text` is anything on one line. */
  rule: 'text' | 'personName' | 'email' | 'phone' | 'houseNumber' | 'zipCode' | 'vatNumber' | 'taxNumber';
  max: number;
  isOptional?: true;
  line: Exclude<AddressLine, 'country'>;
  /** Left out: the form does not ask for it. */
  row?: AddressRow;
  /** What HTML calls it; left out where it has no word. */
  autoComplete?: string;
  /** Key of a text below the field, in the messages of the form. */
  hint?: 'emailHint' | 'phoneHint';
};

/** In the order of their line and of their row. */
export const addressFields = {
  firstName: { rule: 'personName', max: 60, line: 'name', row: 'name', autoComplete: 'given-name' },
  lastName: { rule: 'personName', max: 80, line: 'name', row: 'name', autoComplete: 'family-name' },
  companyName: {
    rule: 'text',
    max: 120,
    isOptional: true,
    line: 'company',
    row: 'company',
    autoComplete: 'organization',
  },
  vatNumber: { rule: 'vatNumber', max: 20, isOptional: true, line: 'tax', row: 'vat' },
  taxOffice: { rule: 'text', max: 80, isOptional: true, line: 'tax', row: 'tax' },
  taxNumber: { rule: 'taxNumber', max: 11, isOptional: true, line: 'tax', row: 'tax' },
  email: { rule: 'email', max: 254, line: 'email', row: 'contact', autoComplete: 'email', hint: 'emailHint' },
  phone: { rule: 'phone', max: 25, line: 'phone', row: 'contact', autoComplete: 'tel', hint: 'phoneHint' },
  zipCode: { rule: 'zipCode', max: 10, line: 'place', row: 'zipCode', autoComplete: 'postal-code' },
  street: { rule: 'text', max: 120, line: 'street', row: 'street', autoComplete: 'address-line1' },
  houseNumber: { rule: 'houseNumber', max: 40, line: 'street', row: 'number' },
  addition: { rule: 'text', max: 10, isOptional: true, line: 'street', row: 'number' },
  district: { rule: 'text', max: 80, isOptional: true, line: 'area', row: 'district' },
  county: { rule: 'text', max: 80, isOptional: true, line: 'area', row: 'county' },
  city: { rule: 'text', max: 80, line: 'place', row: 'city', autoComplete: 'address-level2' },
} as const satisfies Readonly<Record<string, Facts>>;
export type AddressField = keyof typeof addressFields;
/** Those the form asks for. */
export type AskedField = {
  [Field in AddressField]: (typeof addressFields)[Field] extends { row: AddressRow } ? Field : never;
}[AddressField];
export type AddressTexts = Record<AddressField, string>;

export function factsOf(field: AddressField): Facts {
  return addressFields[field];
}

function isAddressField(name: string): name is AddressField {
  return Object.hasOwn(addressFields, name);
}
export const addressFieldNames: readonly AddressField[] = Object.keys(addressFields).filter(isAddressField);

function hasEach<Value>(record: Partial<Record<AddressField, Value>>): record is Record<AddressField, Value> {
  return addressFieldNames.every((name) => name in record);
}

/** Something for each field. */
export function forEachField<Value>(make: (field: AddressField) => Value): Record<AddressField, Value> {
  const made: Partial<Record<AddressField, Value>> = {};
  for (const name of addressFieldNames) made[name] = make(name);
  if (!hasEach(made)) throw new Error('a field of the address is missing');
  return made;
}

import {
  type AddressField,
  type AddressRow,
  type AskedField,
  addressFieldNames,
  addressRows,
  factsOf,
} from '@/api/contract/address-fields';

/** What a field of the form is like; its texts are named after it. */
export type FormField = {
  name: AskedField;
  type: 'text' | 'email' | 'tel';
  isOptional: boolean;
  autoComplete: string | undefined;
  hint: 'emailHint' | 'phoneHint' | undefined;
};

function isAsked(name: AddressField): name is AskedField {
  return factsOf(name).row !== undefined;
}

function toFormField(name: AskedField): FormField {
  const { rule, isOptional = false, autoComplete, hint } = factsOf(name);
  const type = rule === 'email' ? 'email' : rule === 'phone' ? 'tel' : 'text';
  return { name, type, isOptional, autoComplete, hint };
}

/** The fields of one row of the form, from the left. */
export function fieldsOfRow(row: AddressRow): FormField[] {
  return addressFieldNames
    .filter(isAsked)
    .filter((name) => factsOf(name).row === row)
    .map(toFormField);
}

/** All fields of the form, in the order in which they are filled in. */
export const formFields: readonly FormField[] = addressRows.flatMap(fieldsOfRow);

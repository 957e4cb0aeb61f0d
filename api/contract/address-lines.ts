import {
  type AddressLayout,
  type AddressLine,
  type AddressTexts,
  addressFieldNames,
  addressLines,
  factsOf,
} from './address-fields.ts';

/** One line of an address; empty when nothing of it is filled in. */
export function addressLine(address: AddressTexts, line: Exclude<AddressLine, 'country'>): string {
  return addressFieldNames
    .filter((field) => factsOf(field).line === line)
    .map((field) => address[field])
    .filter(Boolean)
    .join(addressLines[line].separator);
}

function isLine(name: string): name is AddressLine {
  return Object.hasOwn(addressLines, name);
}

function isShownIn(line: AddressLine, layout: AddressLayout): boolean {
  const { shownIn }: { shownIn: readonly AddressLayout[] } = addressLines[line];
  return shownIn.includes(layout);
}

/**
 * An address as it is written, a line each, without those that are empty.
 * @param country its name in the language of the reader; empty where no layout shows it
 */
export function toAddressLines(address: AddressTexts, layout: AddressLayout, country = ''): string[] {
  return Object.keys(addressLines)
    .filter(isLine)
    .filter((line) => isShownIn(line, layout))
    .map((line) => (line === 'country' ? country : addressLine(address, line)))
    .filter(Boolean);
}

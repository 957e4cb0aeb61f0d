/**
 * What texts of the page builder name as `{{phone}}`: filled in whenever a page is read, so that a text says what the
 * shop does, also after it has changed.
 */
export const contentFactNames = [
  'company',
  'street',
  'city',
  'country',
  'phone',
  /** With the code of its country and without spaces, for `tel:` links. */
  'phoneNumber',
  'email',
  /** Amounts in the currency of the site. */
  'freeDeliveryFrom',
  'parcelDelivery',
  'furnitureDelivery',
  'placement',
  /** Days. */
  'freeReturnDays',
  'transferDays',
  'payLaterDays',
  'withdrawalProofDays',
  /** Centimetres, on the way in. */
  'roomToSpare',
  /** For how long a part is guaranteed at least, e.g. `10 jaar`. */
  'guaranteeFrame',
  'guaranteeSlats',
  'guaranteeFoam',
  'guaranteeCover',
  'guaranteeMechanism',
  'guaranteeElectrics',
  'guaranteeSurface',
] as const;
export type ContentFacts = Record<(typeof contentFactNames)[number], string>;

const named = /\{\{\s*(\w+)\s*\}\}/g;
const isFact = (name: string | undefined) => contentFactNames.find((known) => known === name);

/** A name that is no fact stays as it is written. */
export function fillFacts(text: string, facts: ContentFacts): string {
  return text.replace(named, (all, name: string) => {
    const fact = isFact(name);
    return fact ? facts[fact] : all;
  });
}

/** Names in a text that are no facts. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, name = '']) => (isFact(name) ? [] : [name]));
}

/** The rules of §5 by name, and some of the shop's own, with what the text of each names: `messages/<code>/validation.ts`. */
export const ruleArguments = {
  required: [],
  required_if: [],
  /** Of another type, or with a sign that cannot be. */
  invalid: [],
  noUnknown: ['unknown'],
  alpha_spaces: [],
  between: ['min', 'max'],
  code: [],
  confirmed: [],
  coupon: [],
  digits: ['length'],
  dimensions: ['width', 'height'],
  double: [],
  email: [],
  excluded: [],
  ext: ['extensions'],
  houseNumber: [],
  iban: [],
  image: [],
  integer: [],
  is: ['other'],
  is_not: ['other'],
  length: ['length'],
  max: ['max'],
  max_value: ['max'],
  mimes: ['types'],
  min: ['min'],
  min_value: ['min'],
  numeric: [],
  oneOf: ['values'],
  orderNumber: [],
  passwordCommon: [],
  /** Of the account that is signed in. */
  passwordWrong: [],
  personName: [],
  phoneNumber: [],
  regex: [],
  /** In kB. */
  size: ['size'],
  taxNumber: [],
  terms: [],
  vatNumber: [],
  zipCode: [],
  zipCodeUk: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type RuleName = keyof typeof ruleArguments;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(ruleArguments, name);
}

/** The field that a path ends in: `zipCode` of `items[0].shipping.zipCode`. */
export function lastNameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** A text with the values it names. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

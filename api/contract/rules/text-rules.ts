import { addMethod, StringSchema } from 'yup';
import { isValidHouseNumber } from '../house-number.ts';
import { isTaxNumber, isVatNumber, toVatNumber } from '../tax-number.ts';
import { isValidZipCode } from '../zip-code.ts';
import { isRefusedZipCode } from './refused-zip-code.ts';
import type { RuleName } from './rule-names.ts';

/** Digits with optional +, spaces, dashes, brackets; 8 to 15 digits. */
export const phonePattern = /^\+?(?:[ \u00a0\u202f()-]*\d){8,15}[ \u00a0\u202f()-]*$/;

declare module 'yup' {
  interface StringSchema<TType, TContext, TDefault, TFlags> {
    /** Letters of any alphabet and spaces. */
    alphaSpaces(): this;
    /** Exactly so many digits. */
    digits(length: number): this;
    /** Digits alone. */
    numeric(): this;
    /** A number with a point and decimals, exactly so many where they are counted. */
    double(decimals?: number): this;
    /** The same as another field of the same object. */
    confirmed(field: string): this;
    phoneNumber(): this;
    /** As people are called, two of them or a family too, in any alphabet; no digits and no signs of other things. */
    personName(): this;
    /** A house as people in the country of the same object call it; where there is none, with a digit. */
    houseNumber(): this;
    /** Written as some country writes its VAT numbers; signs between are left out. */
    vatNumber(): this;
    /** Of a business in Turkey. */
    taxNumber(): this;
    /** A code as shops print them: letters, digits and dashes. */
    coupon(): this;
    /** Written as the country of the same object writes it. */
    zipCode(): this;
    /** Fails when one of the patterns, which remote config gives, matches. */
    zipCodeUk(patterns: readonly string[]): this;
  }
}

/** An empty field is wrong by `required` alone. */
const saying = (rule: RuleName) => ({ message: rule, excludeEmptyString: true });

addMethod(StringSchema, 'alphaSpaces', function () {
  return this.matches(/^[\p{L}\p{M} ]*$/u, saying('alpha_spaces'));
});

addMethod(StringSchema, 'digits', function (length: number) {
  const regex = new RegExp(`^[0-9]{${length}}$`);
  return this.test({
    name: 'digits',
    message: 'digits',
    params: { length },
    skipAbsent: true,
    test: (text) => text === '' || regex.test(text ?? ''),
  });
});

addMethod(StringSchema, 'numeric', function () {
  return this.matches(/^[0-9]+$/, saying('numeric'));
});

addMethod(StringSchema, 'double', function (decimals?: number) {
  return this.matches(new RegExp(`^-?[0-9]+\\.[0-9]${decimals ? `{${decimals}}` : '+'}$`), saying('double'));
});

addMethod(StringSchema, 'confirmed', function (field: string) {
  return this.test({
    name: 'confirmed',
    message: 'confirmed',
    test: (text, { parent }) => (text ?? '') === (parent[field] ?? ''),
  });
});

addMethod(StringSchema, 'phoneNumber', function () {
  return this.matches(phonePattern, saying('phoneNumber'));
});

/** `O’Neil`, `'t Hart`, `Jan & Anna`, `van den Berg (fam.)`, `נחמי׳ה`; the last two join letters of Persian and Hindi. */
const nameSigns = "\\p{Zs}\\p{Pd}.,&/()'’‘`´·・׳״\\u200c\\u200d";
const personNamePattern = new RegExp(`^[${nameSigns}]*\\p{L}[\\p{L}\\p{M}\\p{Nl}${nameSigns}]*$`, 'u');

addMethod(StringSchema, 'personName', function () {
  return this.matches(personNamePattern, saying('personName'));
});

addMethod(StringSchema, 'houseNumber', function () {
  return this.test({
    name: 'houseNumber',
    message: 'houseNumber',
    test: (text, { parent }) => !text || isValidHouseNumber(text, String(parent.country)),
  });
});

addMethod(StringSchema, 'vatNumber', function () {
  return this.transform((_, text) => (typeof text === 'string' ? toVatNumber(text) : text)).test({
    name: 'vatNumber',
    message: 'vatNumber',
    test: (text) => !text || isVatNumber(text),
  });
});

addMethod(StringSchema, 'taxNumber', function () {
  return this.test({
    name: 'taxNumber',
    message: 'taxNumber',
    test: (text) => !text || isTaxNumber(text),
  });
});

addMethod(StringSchema, 'coupon', function () {
  return this.matches(/^[\p{L}\p{N}_-]{1,40}$/u, saying('coupon'));
});

addMethod(StringSchema, 'zipCode', function () {
  return this.test({
    name: 'zipCode',
    message: 'zipCode',
    test: (text, { parent }) => !text || isValidZipCode(text, String(parent.country)),
  });
});

addMethod(StringSchema, 'zipCodeUk', function (patterns: readonly string[]) {
  return this.test({
    name: 'zipCodeUk',
    message: 'zipCodeUk',
    test: (text) => !text || !isRefusedZipCode(text, patterns),
  });
});

const cmPerInch = 2.54;
const inchesPerFoot = 12;

const foot = `(?:ft|foot|feet|['’′])`;
const inch = `(?:in|inch|inches|["”″])`;
const number = String.raw`(\d{1,3}(?:\.\d)?)`;
const end = String.raw`(?![\p{L}\p{N}])`;
const feetAndInches = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${number}\s*${foot}(?:\s*${number}\s*${inch}?)?${end}`,
  'gu',
);
const inches = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${number}[\s-]*${inch}${end}`, 'gu');

const centimetres = (length: number) => `${Math.round(length * cmPerInch)} cm`;

/** Feet and inches in a text, however they are written (`6ft`, `5\u2019 6\u201d`, `60 inch`), in centimetres. */
export function imperialInCentimetres(text: string): string {
  return text
    .replace(feetAndInches, (_, feet: string, rest = '0') =>
      centimetres(Number(feet) * inchesPerFoot + Number(rest)),
    )
    .replace(inches, (_, length: string) => centimetres(Number(length)));
}

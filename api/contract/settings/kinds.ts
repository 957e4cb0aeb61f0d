import { type AnySchema, array, boolean, number, string } from 'yup';
import { siteCodes } from '../sites.ts';
import { isMailbox, isNetwork, isServiceAccount, isServiceUrl, isWebUrl } from './forms.ts';

declare module 'yup' {
  /** What is said of a wrong setting: "NAME must be …, such as …". Never made from the value. */
  interface CustomSchemaMetadata {
    mustBe?: string;
    example?: string;
    /** Its value may appear nowhere; the schema of a web address needs no mark, it takes no password. */
    isSecret?: boolean;
  }
}

const test = <T>(isRight: (text: string) => boolean): [string, string, (value: T | undefined) => boolean] => [
  'form',
  'wrong',
  (value) => value === undefined || isRight(String(value)),
];

export function whole(min: number, max: number, example: number) {
  return number()
    .transform((_value: unknown, text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN))
    .min(min)
    .max(max)
    .meta({ mustBe: `a whole number from ${min} to ${max}`, example: String(example) });
}

/** As people write it: 1 or true, 0 or false. */
export function flag() {
  return boolean()
    .transform((_value: unknown, text: string) =>
      /^(?:1|true)$/i.test(text) ? true : /^(?:0|false)$/i.test(text) ? false : text,
    )
    .meta({ mustBe: '1 or 0', example: '1' });
}

/** Text of a form that `isRight` knows. */
export function text(isRight: (text: string) => boolean, mustBe: string, example: string) {
  return string()
    .test(...test(isRight))
    .meta({ mustBe, example });
}

export function webUrl(example: string) {
  return text(isWebUrl, 'an http(s) address without user, password, ? and #', example);
}

/**
 * An address with user and password, such as a database's.
 * @param place what host, path and query may be
 */
export function serviceUrl(protocols: readonly string[], place: RegExp, example: string) {
  const begins = protocols.map((protocol) => `${protocol}://`).join(' or ');
  const mustBe = `an address that begins with ${begins} (in a password / # @ % stand as %2F %23 %40 %25)`;
  return text((value) => isServiceUrl(value, protocols, place), mustBe, example).meta({ isSecret: true });
}

/** Travels in a header. */
export function token(example: string) {
  const mustBe = 'at least 16 letters, digits or signs without spaces';
  return text((value) => /^[\x21-\x7e]{16,200}$/.test(value), mustBe, example).meta({ isSecret: true });
}

export function oneOf<T extends string>(values: readonly T[], example: T) {
  return string()
    .oneOf(values)
    .meta({ mustBe: `one of ${values.join(', ')}`, example });
}

const split = (_value: unknown, list: string) => list.split(',').flatMap((one) => one.trim() || []);

export function networks() {
  return array(
    string()
      .defined()
      .test(...test(isNetwork)),
  )
    .transform(split)
    .meta({ mustBe: 'addresses or networks separated by commas', example: '10.0.0.0/8,192.168.1.7' });
}

export function sites() {
  return array(string().defined().oneOf(siteCodes))
    .transform(split)
    .meta({ mustBe: `sites separated by commas, of ${siteCodes.join(', ')}`, example: 'nl,be' });
}

export const mailbox = () =>
  text(isMailbox, 'an e-mail address, with or without a name', 'Linden <shop@example.nl>');

export const serviceAccount = () =>
  text(
    isServiceAccount,
    'the JSON of a service account (project_id, client_email, private_key), or the path of a file with it',
    '/run/secrets/firebase.json',
  ).meta({ isSecret: true });

/** Set together with `other` or not at all. */
export function together<T extends AnySchema>(schema: T, other: string): T {
  return schema.test('together', 'wrong', (value: unknown, { parent }) => {
    return value !== undefined || parent[other] === undefined;
  });
}

import fc from 'fast-check';
import type { JsonSchema } from '../api/http/openapi-schema.ts';
import { typedAddress, typedPayment } from '../api/testing/inputs.ts';
import { sample } from './random.ts';

/** What a form would send in fields of these names; everything else follows from its schema. */
const usual: Readonly<Record<string, unknown>> = {
  ...typedAddress,
  ...typedPayment,
  productId: 'V100101',
  password: 'drie groene stoelen',
  newPassword: 'vier groene stoelen',
  currentPassword: 'niet het wachtwoord',
  grantType: 'Guest',
  url: '/nl/banken-c-C11',
  // Of remote config: with another one a value that is taken could close the shop, as staff may.
  key: 'highlightLimit',
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Half a second for a pattern with all letters in it, during which no answer would be heard: each is written once. */
const written = new Map<string, string | null>();
function textMatching(pattern: string): string | null {
  const known = written.get(pattern);
  if (known !== undefined) return known;
  let text: string | null = null;
  try {
    text = sample(fc.stringMatching(new RegExp(pattern, 'u')), 1, 1)[0] ?? null;
  } catch {
    // A pattern that cannot be written backwards: the call will refuse the value, which is an answer too.
  }
  written.set(pattern, text);
  return text;
}

function sampleText({ format, pattern, minLength }: JsonSchema, name: string): string {
  if (format === 'email') return 'sanne@example.nl';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const text = pattern === undefined ? null : textMatching(pattern);
  if (text !== null) return text;
  return name.padEnd(isNumber(minLength) ? minLength : 0, 'x') || 'x';
}

/** A value that fits the schema as far as it tells; `given` wins over all else by the name of the field. */
export function sampleOf(
  schema: JsonSchema,
  given: Readonly<Record<string, unknown>> = {},
  name = '',
): unknown {
  if (Object.hasOwn(given, name)) return given[name];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type !== 'object' && type !== 'array' && Object.hasOwn(usual, name)) return usual[name];
  if (schema.enum) return schema.enum[0];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, given, key)]),
    );
  if (type === 'array') return [sampleOf(schema.items ?? {}, given, name)];
  if (type === 'integer' || type === 'number') return isNumber(schema.minimum) ? schema.minimum : 1;
  if (type === 'boolean') return true;
  return sampleText(schema, name);
}

/** Every field of an item with the way to it: `address.country`, `lines.0.quantity`. */
export function fieldsOf(schema: JsonSchema, way: readonly string[] = []): string[][] {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([key, one]) => [
      [...way, key],
      ...fieldsOf(one, [...way, key]),
    ]);
  return type === 'array' ? [[...way, '0'], ...fieldsOf(schema.items ?? {}, [...way, '0'])] : [];
}

/** A copy of the value with one field set; ways that lead nowhere change nothing. */
export function withField(value: unknown, [first, ...rest]: readonly string[], field: unknown): unknown {
  if (first === undefined) return field;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === first ? withField(one, rest, field) : one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const all = entries.some(([key]) => key === first) ? entries : [...entries, [first, undefined] as const];
  return Object.fromEntries(
    all.map(([key, one]) => [key, key === first ? withField(one, rest, field) : one]),
  );
}

import fc from 'fast-check';
import type { Schema } from 'yup';
import { type JsonSchema, toJsonSchema } from '../../http/openapi-schema.ts';

/** Values that have broken shops before. */
const nasty: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '𝕳𝖆𝖑𝖑𝖔 🛋️',
  "' OR 1=1 --",
  '%00',
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'x'.repeat(5000),
  '1e999',
  '-0',
  'NaN',
  '2026-02-31T25:61:00Z',
  'V99999999999999999999',
  '00000000-0000-4000-8000-000000000000',
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  true,
  null,
  [],
  {},
  [[[[[]]]]],
];
const known = [
  'V100101',
  'C11',
  'index',
  'nl',
  'NL',
  '1012AB',
  '1012 AB',
  'anna@example.nl',
  'bank',
  '34',
  'ideal',
];

function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { pattern, format } = schema;
  if (format === 'email') return fc.constantFrom('anna@example.nl', 'x@y.cz', 'a+b@example.be');
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-02-28', '2026-02-30', '2026-12-31');
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // Patterns that fast-check does not know: the known values are meant to fit them.
    }
  }
  const maxLength = Math.min(numberOr(schema.maxLength, 60), 100);
  const length = { minLength: Math.min(numberOr(schema.minLength, 0), maxLength), maxLength };
  return fc.oneof(fc.constantFrom(...known), fc.string(length), fc.string({ ...length, unit: 'binary' }));
}

/** A value that fits the schema, as far as JSON Schema tells. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const min = numberOr(schema.minimum, -10);
  const max = Math.max(min, numberOr(schema.maximum, 1_000_000));
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, likely(property)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(likely(schema.items ?? {}), { maxLength: Math.min(numberOr(schema.maxItems, 3), 3) });
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return text(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Mostly a fitting value, so that calls get past the first check, now and then anything else. */
function likely(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fitting(schema), weight: 9 },
    { arbitrary: fc.constantFrom(...nasty), weight: 1 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  );
}

/** An item whose every field, nested ones too, is this text. */
export function itemOf(schema: JsonSchema, filler: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return [itemOf(schema.items ?? {}, filler)];
  if (type !== 'object') return filler;
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, property]) => [name, itemOf(property, filler)]));
}

/** An item that fits a schema, the same in each run: with each of its texts in turn replaced by another. */
export function almostFitting(schema: Schema): (filler: string) => unknown[] {
  const [item] = fc.sample(fitting(toJsonSchema(schema)), { seed: 3, numRuns: 1 });
  const text = JSON.stringify(item);
  /** Calls `change` with the number of each text. */
  const changed = (change: (at: number, value: string) => string): unknown => {
    let at = -1;
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value !== 'string') return value;
      at += 1;
      return change(at, value);
    });
  };
  let count = 0;
  changed((_, value) => {
    count += 1;
    return value;
  });
  return (filler) =>
    Array.from({ length: count }, (_, which) => changed((at, value) => (at === which ? filler : value)));
}

/** A body as it travels: mostly an envelope of likely items, now and then any JSON, or none at all. */
export function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const items = fc.array(likely(toJsonSchema(schema)), { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { arbitrary: items.map((list) => JSON.stringify({ items: list })), weight: 8 },
    { arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.jsonValue().map((value) => JSON.stringify({ items: [value] })), weight: 1 },
    { arbitrary: fc.string({ maxLength: 200 }), weight: 1 },
  );
}

const word = fc.oneof(
  { arbitrary: fc.constantFrom(...known), weight: 3 },
  { arbitrary: fc.constantFrom(...nasty).map(String), weight: 1 },
  { arbitrary: fc.string({ maxLength: 40, unit: 'binary' }), weight: 1 },
);

/** A query: the route's own parameters and others, with likely and unlikely values. */
export function queryOf(schema: Schema | undefined): fc.Arbitrary<string> {
  const names = schema ? Object.keys(toJsonSchema(schema).properties ?? {}) : [];
  const name = fc.oneof(
    fc.constantFrom(...names, 'q', 'page', 'size', 'sort', 'type', 'vsin', 'where'),
    fc.constantFrom('__proto__', 'constructor', 'valueOf', 'toString'),
    fc.string({ maxLength: 10 }),
  );
  const value = fc.oneof(word, fc.integer().map(String));
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs.map(([key, text]) => [key, text])).toString());
}

/** A path with its parameters filled in. */
export function pathOf(template: string): fc.Arbitrary<string> {
  const names = [...template.matchAll(/:\w+/g)].map(([name]) => name);
  return fc.array(word, { minLength: names.length, maxLength: names.length }).map((values) =>
    names.reduce((path, name, index) => {
      const value = values[index] ?? '';
      return path.replace(name, () => encodeURIComponent(value.isWellFormed() ? value : 'x') || 'x');
    }, template),
  );
}

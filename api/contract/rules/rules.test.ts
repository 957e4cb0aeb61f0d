import { mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { ruleTexts } from '../../../messages/validation.ts';
import { languages } from '../sites.ts';
import { toBrokenRule } from './broken-rule.ts';
import './file-rules.ts';
import { namedFields } from './named-fields.ts';
import { isRuleName, ruleArguments } from './rule-names.ts';
import './text-rules.ts';
import './value-rules.ts';

/** The rule that the value breaks with what its text names; null where it is good. */
async function brokenBy(schema: Schema, value: unknown) {
  const form = object({ field: schema, other: mixed(), country: string() });
  try {
    const options = { abortEarly: false, stripUnknown: false };
    await form.validate({ other: 'yes', country: 'NL', field: value }, options);
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return toBrokenRule(error.inner[0] ?? error);
  }
}

const file = (name: string, type: string, size = 1024) => ({ name, type, size });
const photo = file('sofa.JPG', 'image/jpeg');
const letter = file('letter.pdf', 'application/pdf', 5000);
const measured = async ({ name }: { name: string }) =>
  name.endsWith('.pdf') ? null : { width: 1200, height: 630 };
const text = string;
const any = mixed;

type Row = { rule: string; schema: Schema; good: readonly unknown[]; bad: readonly unknown[] };
const rows: readonly Row[] = [
  {
    rule: 'alpha_spaces',
    schema: text().alphaSpaces(),
    good: ['', 'Søren Ağa', 'Дом', undefined],
    bad: ['R2D2', 'a-b', '🛋'],
  },
  {
    rule: 'personName',
    schema: text().personName(),
    good: [
      ...[
        '',
        undefined,
        "'t Hart",
        'O’Neil',
        'Jean-Pierre',
        'J.P.',
        'Jan & Anna',
        'de Vries (fam.)',
        'Smith, Jr.',
      ],
      ...['Ångström', 'İpek', 'Žižka', 'Henry Ⅷ', '山田・太郎', 'محمد', 'می‌نا', 'प्रिया', 'נחמי׳ה', '‘Abd'],
    ],
    bad: ['😀😀', 'R2D2', '<img src=x onerror=alert(1)>', 'a@b.nl', '--', "'", '12', 'a;b', 'a=b', '{{x}}'],
  },
  { rule: 'between', schema: number().between(2, 4), good: [2, 4, '3', undefined], bad: [1, 4.01, -3] },
  { rule: 'confirmed', schema: text().confirmed('other'), good: ['yes'], bad: ['', 'Yes', 'no', undefined] },
  {
    rule: 'coupon',
    schema: text().coupon(),
    good: ['', 'LINDEN-10', 'Été'],
    bad: ['10 %', 'a b', 'x'.repeat(41)],
  },
  {
    rule: 'digits',
    schema: text().digits(5),
    good: ['', '01234', undefined],
    bad: ['1234', '123456', '١٢٣٤٥', '12 45'],
  },
  {
    rule: 'dimensions',
    schema: any().dimensions({ width: 1200, height: 630 }, measured),
    good: [undefined, [], photo],
    bad: [letter, [photo, letter], 'sofa.jpg'],
  },
  { rule: 'double', schema: text().double(2), good: ['', '-1.50', '0.25'], bad: ['1', '1.5', '1,50', 'NaN'] },
  {
    rule: 'email',
    schema: text().email('email'),
    good: ['', 'anna+1@example.nl', undefined],
    bad: ['a', 'a@', '@b.nl', 'a b@c.nl'],
  },
  { rule: 'excluded', schema: text().excluded(['admin']), good: ['', 'sanne', undefined], bad: ['admin'] },
  { rule: 'excluded', schema: text().notOneOf(['admin']), good: ['', 'sanne'], bad: ['admin'] },
  {
    rule: 'ext',
    schema: any().ext(['jpg', 'png']),
    good: [undefined, '', photo, [photo, photo]],
    bad: [letter, [photo, letter], file('jpg', 'image/jpeg'), 7],
  },
  {
    rule: 'houseNumber',
    schema: text().houseNumber(),
    good: ['', '1', '12a', '1700/68', undefined],
    bad: ['a', '12;', '-'],
  },
  {
    rule: 'vatNumber',
    schema: text().vatNumber(),
    good: ['', 'NL001234567B01', 'be 0123.456.789', 'ATU12345678', 'GB123456789', undefined],
    bad: ['NL123', '001234567B01', 'US123456789', 'constructor'],
  },
  {
    rule: 'taxNumber',
    schema: text().taxNumber(),
    good: ['', '1234567890', '12345678901', undefined],
    bad: ['123', '01234567890', '12345678a0'],
  },
  {
    rule: 'image',
    schema: any().image(),
    good: [undefined, photo],
    bad: [letter, file('a.jpg', 'text/html'), file('a.exe', 'image/png')],
  },
  { rule: 'integer', schema: number().integer(), good: [0, -3, '12', undefined], bad: [1.5, '0.1'] },
  { rule: 'invalid', schema: number(), good: [1], bad: ['one', {}, [], ''] },
  { rule: 'is', schema: text().isExactly('yes'), good: ['yes', undefined], bad: ['no', 'Yes'] },
  { rule: 'is_not', schema: text().isNot('no'), good: ['yes', '', undefined], bad: ['no'] },
  { rule: 'length', schema: text().length(3), good: ['abc', 'äöü', undefined], bad: ['', 'ab', 'abcd'] },
  { rule: 'max', schema: text().max(3), good: ['', 'abc'], bad: ['abcd', 'äöüß'] },
  { rule: 'max_value', schema: number().max(3), good: [3, -9], bad: [3.1, '4'] },
  {
    rule: 'mimes',
    schema: any().mimes(['image/*', 'text/plain']),
    good: [undefined, photo, file('a.txt', 'text/plain')],
    bad: [letter, file('a', 'imagery/png'), {}],
  },
  { rule: 'min', schema: text().min(3), good: ['abc', undefined], bad: ['', 'ab'] },
  { rule: 'min_value', schema: number().min(3), good: [3, '4'], bad: [2.9, -3] },
  { rule: 'noUnknown', schema: object({}).noUnknown(), good: [{}], bad: [{ colour: 'red' }] },
  { rule: 'numeric', schema: text().numeric(), good: ['', '007'], bad: ['1.5', '-1', '١', 'e'] },
  { rule: 'oneOf', schema: text().oneOf(['a', 'b']), good: ['a', undefined], bad: ['', 'c', 'A'] },
  {
    rule: 'phoneNumber',
    schema: text().phoneNumber(),
    good: ['', '+31 (0)20 123 4567'],
    bad: ['call me', '1234567'],
  },
  { rule: 'regex', schema: text().matches(/^LW-/), good: ['LW-1'], bad: ['', 'lw-1'] },
  { rule: 'required', schema: text().required('required'), good: ['a', ' '], bad: ['', undefined, null] },
  { rule: 'required', schema: text(), good: ['', undefined], bad: [null] },
  { rule: 'required_if', schema: text().requiredIf('other', ['yes']), good: ['a'], bad: ['', undefined] },
  { rule: 'required_if', schema: any().requiredIf('other', ['yes']), good: [0, ['a']], bad: [[], undefined] },
  {
    rule: 'size',
    schema: any().size(2),
    good: [undefined, photo, file('a', '', 2048)],
    bad: [letter, [photo, letter]],
  },
  { rule: 'zipCode', schema: text().zipCode(), good: ['', '3542 AD', '3542ad'], bad: ['3542', '20000'] },
  {
    rule: 'zipCodeUk',
    schema: text().zipCodeUk(['^BT', '(']),
    good: ['', 'SW1A 1AA'],
    bad: ['BT1 1AA', 'bt2'],
  },
];

describe.each(rows)('$rule', ({ rule, schema, good, bad }) => {
  test.each(good.map((value) => [JSON.stringify(value), value]))('takes %s', async (_, value) => {
    expect(await brokenBy(schema, value)).toBeNull();
  });

  test.each(bad.map((value) => [JSON.stringify(value), value]))(
    'refuses %s and names itself',
    async (_, value) => {
      const broken = await brokenBy(schema, value);
      expect(broken?.rule).toBe(rule);
      for (const name of isRuleName(rule) ? ruleArguments[rule] : [])
        expect(broken?.values[name]).toBeTruthy();
    },
  );
});

test('a rule that asks for another field asks for nothing while that has another value', async () => {
  expect(await brokenBy(text().requiredIf('other', ['no']), '')).toBeNull();
});

test('texts refuse lists and objects instead of reading them', async () => {
  for (const value of [['3542 AD'], { zipCode: 1 }])
    expect(await brokenBy(text().zipCode().max(10), value)).toMatchObject({ rule: 'invalid' });
});

describe.each([...languages])('in %s', (language) => {
  test('each rule has a text that names what it asks for, and nothing else', () => {
    const { missing, ...texts } = ruleTexts[language];
    expect(Object.keys(missing)).toEqual([...namedFields]);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ruleArguments).sort());
    for (const [rule, names] of Object.entries(ruleArguments)) {
      const found = isRuleName(rule) ? [...texts[rule].matchAll(/\{(\w+)\}/g)].map(([, name]) => name) : [];
      expect([rule, ...found.sort()]).toEqual([rule, ...[...names].sort()]);
    }
  });
});

test('the rules of the specification are all there', () => {
  const specified =
    'alpha_spaces between confirmed digits dimensions double email excluded ext image integer is is_not length max max_value mimes min min_value numeric oneOf regex required required_if size zipCode zipCodeUk';
  const tested = new Set(rows.map(({ rule }) => rule));
  expect(specified.split(' ').filter((rule) => !tested.has(rule))).toEqual([]);
});

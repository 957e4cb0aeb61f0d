import { number, object, string } from 'yup';
import { newEmail } from '../contract/email.ts';
import { ApiError } from './api-error.ts';
import { InputError, parseItems, parseQuery } from './parse-input.ts';

const schema = object({
  city: string().trim().max(10).required('required'),
  count: number().strict(),
}).noUnknown();

function request(body: string, type = 'application/json'): Request {
  return new Request('http://shop.invalid/', { method: 'POST', body, headers: { 'content-type': type } });
}
async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${error}`);
  return error;
}
const refused = (body: string, type?: string) => failureOf(parseItems(request(body, type), schema));
const itemsOf = (...items: readonly unknown[]) => JSON.stringify({ items });

describe('a body', () => {
  test('is checked without those before it, and not kept', async () => {
    const known: unknown[] = [];
    const watched = object({
      city: string().test('watched', (_, { from = [], options }) => {
        const original = 'originalValue' in options ? options.originalValue : undefined;
        known.push([from.map(({ value }) => value), original]);
        return true;
      }),
    });
    for (const city of ['Delft', 'Gouda', 'Breda']) await parseItems(request(itemsOf({ city })), watched);
    expect(known).toEqual(['Delft', 'Gouda', 'Breda'].map((city) => [[{ city }], city]));
  });

  test('has no item more than are read', async () => {
    const body = itemsOf({ city: 'Delft' }, { city: 'Gouda' }, { city: 'Breda' });
    const error = await failureOf(parseItems(request(body), schema, { maxItems: 2 }));
    expect(error).toMatchObject({ code: 'invalid-input', fields: [{ property: 'items[2]' }] });
    expect(await parseItems(request(body), schema, { maxItems: 3 })).toHaveLength(3);
  });

  test('is a list of items, each read by the schema', async () => {
    expect(await parseItems(request(itemsOf({ city: ' Delft ' }, { city: 'Gouda' })), schema)).toEqual([
      { city: 'Delft' },
      { city: 'Gouda' },
    ]);
  });

  test.each([
    ['{', 'invalid-json'],
    ['{"items":[]}', 'invalid-envelope'],
    ['{"items":{}}', 'invalid-envelope'],
    ['[{"city":"Delft"}]', 'invalid-envelope'],
    ['{"items":[{"city":"Delft"}],"more":1}', 'invalid-envelope'],
    [itemsOf(...Array.from({ length: 101 }, () => ({ city: 'Delft' }))), 'invalid-envelope'],
    ['{"items":[{"city":"a\\u0000"}]}', 'invalid-input'],
    ['{"items":[{"city":"\\ud83d"}]}', 'invalid-input'],
    ['{"items":[{"city":"Delft","__proto__":{"isAdmin":true}}]}', 'invalid-input'],
    ['{"items":[{"city":["Delft"]}]}', 'invalid-input'],
  ])('%.60s is refused: %s', async (body, code) => {
    expect((await refused(body)).code).toBe(code);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'sent as %s is refused, as a page elsewhere could send it',
    async (type) => {
      expect((await refused(itemsOf({ city: 'Delft' }), type)).code).toBe('unsupported-media-type');
    },
  );

  test('tells a rule that two tests of a field stand for once', async () => {
    const address = object({ email: newEmail() });
    const error = await failureOf(parseItems(request(itemsOf({ email: 'x' }, { email: 'y' })), address));
    expect(error.fields?.map(({ property, message }) => [property, message])).toEqual([
      ['email', 'email'],
      ['items[1].email', 'email'],
    ]);
  });

  test('names every problem, those of further items with their place', async () => {
    const error = await refused(itemsOf({ city: '', count: 'x' }, { city: 'Delft', colour: 'red' }));
    expect(error).toBeInstanceOf(InputError);
    expect(error.fields?.map(({ property }) => property).toSorted()).toEqual([
      'city',
      'count',
      'items[1].colour',
    ]);
  });

  test('answers with the code that a property has of its own', async () => {
    const work = parseItems(request(itemsOf({ city: '' })), schema, {
      propertyErrors: { city: 'coupon-invalid' },
    });
    expect((await failureOf(work)).code).toBe('coupon-invalid');
  });
});

describe('a query', () => {
  test.each([
    [{ city: 'Delft' }, true],
    [{ city: 'a city with a long name' }, false],
    [{ city: 'Delft', toString: 'x' }, false],
    [{ city: 'a\0' }, false],
    [{ town: 'Delft' }, false],
  ])('%j', (query, isTaken) => {
    const read = () =>
      parseQuery(new URLSearchParams(Object.entries(query).map(([a, b]) => [a, String(b)])), schema);
    if (isTaken) expect(read).not.toThrow();
    else expect(read).toThrow(InputError);
  });
});

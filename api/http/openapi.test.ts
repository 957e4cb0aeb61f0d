import { array, boolean, number, object, string } from 'yup';
import { routes } from '../app.ts';
import { addressSchema } from '../contract/address.ts';
import { basketInputSchema } from '../contract/basket.ts';
import { localisedSchema, productSchema } from '../contract/catalogue.ts';
import { openApiPath, toOpenApi } from './openapi.ts';
import { examples } from './openapi-examples.ts';
import { toJsonSchema } from './openapi-schema.ts';

describe('the JSON Schema of a Yup schema', () => {
  it('keeps types, rules, formats and what is required', () => {
    const schema = object({
      code: string().oneOf(['a', 'b']).required(),
      size: number().integer().min(1).max(9).required(),
      weight: number().positive(),
      email: string().email().max(20),
      vsin: string().matches(/^V\d+$/),
      tags: array().of(string().required()).max(3),
      isMain: boolean().default(false),
      note: string().nullable().defined(),
    }).noUnknown();
    expect(toJsonSchema(schema)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['code', 'size', 'note'],
      properties: {
        code: { type: 'string', enum: ['a', 'b'] },
        size: { type: 'integer', minimum: 1, maximum: 9 },
        weight: { type: 'number', exclusiveMinimum: 0 },
        email: { type: 'string', format: 'email', maxLength: 20 },
        vsin: { type: 'string', pattern: '^V\\d+$' },
        tags: { type: 'array', maxItems: 3, items: { type: 'string' } },
        isMain: { type: 'boolean', default: false },
        note: { type: ['string', 'null'] },
      },
    });
  });

  it('describes a text per language', () => {
    const schema = toJsonSchema(object({ title: localisedSchema }));
    expect(schema.required).toEqual(['title']);
    expect(schema.properties?.title?.properties).toHaveProperty('nl', { type: 'string' });
  });

  it('lets null stand among the values of a nullable choice', () => {
    expect(toJsonSchema(string().oneOf(['a']).nullable())).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
  });

  it('leaves nothing of the contract untyped', () => {
    for (const schema of [addressSchema, basketInputSchema, productSchema])
      expect(JSON.stringify(toJsonSchema(schema))).not.toMatch(/"[a-zA-Z]+":\{\}/);
  });
});

/** Objects that are described in the same way three times or more. */
function repeatedIn(description: unknown): string[] {
  const times = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if ('properties' in value) times.set(text, (times.get(text) ?? 0) + 1);
    for (const one of Object.values(value)) walk(one);
  };
  walk(description);
  return [...times].filter(([, count]) => count > 2).map(([text]) => text);
}

describe('the description of the API', () => {
  const text = JSON.stringify(toOpenApi(routes));
  const description = JSON.parse(text);
  const operationOf = (method: string, path: string) =>
    description.paths[`/api/{site}/${path}`][method.toLowerCase()];

  it('lists every route with its answer and its failures', () => {
    for (const route of routes) {
      const operation = description.paths[openApiPath(route)]?.[route.method.toLowerCase()];
      expect(operation).toMatchObject({ description: route.summary, tags: [route.tag] });
      expect(route.summary.startsWith(operation.summary)).toBe(true);
      expect(operation.summary.length).toBeLessThan(130);
      const good = Object.keys(operation.responses).filter((status) => Number(status) < 400);
      expect(good).toEqual(
        route.response
          ? [String(route.status ?? 200)]
          : [route.answers?.includes('redirect') ? '303' : '200'],
      );
      expect(operation.responses).toHaveProperty('404');
      expect(Boolean(operation.security)).toBe(route.auth !== 'none');
      expect(Boolean(operation.requestBody)).toBe(Boolean(route.body ?? route.form));
      for (const [, name] of route.path.matchAll(/:(\w+)/g))
        expect(operation.parameters).toContainEqual(
          expect.objectContaining({ name, in: 'path', required: true }),
        );
    }
  });

  it('lets a call with an optional token do without one', () => {
    const { security, responses } = operationOf('POST', 'signin');
    expect(security).toEqual([{}, { bearer: [] }]);
    expect(responses['401'].$ref).not.toMatch(/token-missing/);
  });

  it('gives each operation a name of its own', () => {
    const names = routes.map((route) => `${route.method} ${openApiPath(route)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to what it contains, and contains only what is referred to', () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/([\w.-]+\/[\w.-]+)"/g)].map(([, name]) => name),
    );
    const { securitySchemes: _security, ...components } = description.components;
    const contained = Object.entries<object>(components).flatMap(([part, of]) =>
      Object.keys(of).map((name) => `${part}/${name}`),
    );
    expect([...referred].sort()).toEqual(contained.sort());
  });

  it('writes what calls share once', () => {
    expect(repeatedIn(description).filter(({ length }) => length > 1_800)).toEqual([]);
    const { schema } = operationOf('GET', 'basket').responses['200'].content['application/json'];
    expect(schema.properties.items.items).toEqual({ $ref: '#/components/schemas/Basket' });
    const { properties } = description.components.schemas.BasketItem;
    expect(properties.unitPrice).toEqual({ $ref: '#/components/schemas/Money' });
    expect(properties.generalMarketPrice).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }],
    });
  });

  it('says what a slot has in it by its snippet, and that categories have more of them', () => {
    const { Slot, StoredSlot, CategoryNode } = description.components.schemas;
    for (const { oneOf } of [Slot, StoredSlot])
      for (const { properties } of oneOf) {
        expect(properties.snippetCode.enum).toHaveLength(1);
        expect(properties.context).toMatchObject({ type: 'object', properties: {} });
      }
    expect(CategoryNode.properties.children.items).toEqual({ $ref: '#/components/schemas/CategoryNode' });
  });

  it.each([
    ['POST', 'checkout'],
    ['POST', 'orders/{orderId}/cancel'],
    ['POST', 'orders/{orderId}/events'],
    ['POST', 'withdrawals'],
    ['POST', 'withdrawals/{withdrawalId}/takeback'],
  ])('says that %s %s is done once under an Idempotency-Key', (method, path) => {
    const { parameters, responses } = operationOf(method, path);
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' });
    expect(responses['400'].$ref).toMatch(/invalid-input/);
  });

  it('says what pages and forms take and answer', () => {
    const outcome = operationOf('POST', 'sandbox-payment/{sessionId}');
    const form = outcome.requestBody.content['application/x-www-form-urlencoded'].schema;
    expect(form.properties.outcome.enum).toContain('late');
    expect(outcome.responses['303'].headers).toHaveProperty('Location');
    expect(outcome.responses['400'].$ref).toMatch(/invalid-input/);
    expect(operationOf('POST', 'mollie-webhook').responses['200']).toEqual({ description: 'Nothing' });
    expect(operationOf('POST', 'sandbox-payment/{sessionId}/webhook').parameters).toContainEqual({
      $ref: '#/components/parameters/Sandbox-Signature',
    });
  });

  it('names its server and what is asked of the process', () => {
    expect(description.servers).toEqual([{ url: '/', description: expect.any(String) }]);
    for (const path of ['health', 'ready', 'metrics'])
      expect(description.paths[`/api/${path}`].get.responses).toHaveProperty('200');
  });
});

describe('the examples', () => {
  it.each(Object.entries(examples))('of %s is taken by that call', async (name, example) => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === name);
    await expect(route?.body?.validate(example, { strict: true })).resolves.toBeDefined();
  });

  it('are in the description', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(20);
    const written = JSON.stringify(toOpenApi(routes)).match(/"example":/g);
    expect(written).toHaveLength(Object.keys(examples).length);
  });
});

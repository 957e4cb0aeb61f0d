import { array, boolean, number, object, string } from 'yup';
import { routes } from '../app.ts';
import { addressSchema } from '../contract/address.ts';
import { basketInputSchema } from '../contract/basket.ts';
import { localisedSchema, productSchema } from '../contract/catalogue.ts';
import { openApiPath, toOpenApi } from './openapi.ts';
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

describe('the description of the API', () => {
  const description = JSON.parse(JSON.stringify(toOpenApi(routes)));

  it('lists every route with its answer and its failures', () => {
    for (const route of routes) {
      const operation = description.paths[openApiPath(route)]?.[route.method.toLowerCase()];
      expect(operation).toMatchObject({ description: route.summary, tags: [route.tag] });
      expect(route.summary.startsWith(operation.summary)).toBe(true);
      expect(operation.summary.length).toBeLessThan(130);
      expect(operation.responses).toHaveProperty(String(route.status ?? 200));
      expect(operation.responses).toHaveProperty('404');
      expect(Boolean(operation.security)).toBe(route.auth !== 'none');
      expect(Boolean(operation.requestBody)).toBe(Boolean(route.body));
      for (const [, name] of route.path.matchAll(/:(\w+)/g))
        expect(operation.parameters).toContainEqual(
          expect.objectContaining({ name, in: 'path', required: true }),
        );
    }
  });

  it('lets a call with an optional token do without one', () => {
    expect(description.paths['/api/{site}/signin'].post.security).toEqual([{}, { bearer: [] }]);
    expect(description.paths['/api/{site}/signin'].post.responses['401'].description).not.toMatch(
      /token-missing/,
    );
  });

  it('gives each operation a name of its own', () => {
    const names = routes.map((route) => `${route.method} ${openApiPath(route)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to what it contains', () => {
    for (const [, part, name] of JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(description.components[part ?? '']).toHaveProperty(name ?? '');
  });
});

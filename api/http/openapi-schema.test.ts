import { array, boolean, number, object, string } from 'yup';
import { calendarDay } from '../contract/calendar-day.ts';
import { localisedSchema } from '../contract/catalogue.ts';
import { languages } from '../contract/sites.ts';
import { toJsonSchema } from './openapi-schema.ts';

describe('the schema that is told to others', () => {
  test('asks for what must be there, and for nothing else', () => {
    const schema = toJsonSchema(object({ a: string().required(), b: number(), c: boolean().default(false) }));
    expect(schema.required).toEqual(['a']);
    expect(schema.properties?.c?.default).toBe(false);
  });

  test('refuses what is unknown only where we do', () => {
    expect(toJsonSchema(object({ a: string() }).noUnknown()).additionalProperties).toBe(false);
    expect(toJsonSchema(object({ a: string() }))).not.toHaveProperty('additionalProperties');
  });

  test('says limits in the words of their type', () => {
    expect(toJsonSchema(string().min(2).max(5))).toMatchObject({ minLength: 2, maxLength: 5 });
    expect(toJsonSchema(number().integer().min(1))).toMatchObject({ type: 'integer', minimum: 1 });
    expect(toJsonSchema(array(string()).max(3))).toMatchObject({ maxItems: 3, items: { type: 'string' } });
    expect(toJsonSchema(number().positive())).toMatchObject({ exclusiveMinimum: 0 });
    expect(toJsonSchema(number().positive())).not.toHaveProperty('minimum');
  });

  test('null is a value of its own, among those to choose from as well', () => {
    expect(toJsonSchema(string().oneOf(['a', 'b']).nullable())).toMatchObject({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    });
    expect(toJsonSchema(string().oneOf(['a', 'b']))).toMatchObject({ type: 'string', enum: ['a', 'b'] });
  });

  test('patterns and forms are told', () => {
    expect(toJsonSchema(string().matches(/^V\d+$/))).toMatchObject({ pattern: '^V\\d+$' });
    expect(toJsonSchema(string().uuid())).toMatchObject({ format: 'uuid' });
    expect(toJsonSchema(calendarDay())).toMatchObject({ format: 'date' });
  });

  test('a text per language has one for each', () => {
    expect(
      Object.keys(toJsonSchema(object({ title: localisedSchema })).properties?.title?.properties ?? {}),
    ).toEqual([...languages]);
  });
});

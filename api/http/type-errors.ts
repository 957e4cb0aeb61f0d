import type { Schema } from 'yup';
import { memoise } from '../runtime/memo.ts';
import { type JsonSchema, toJsonSchema } from './openapi-schema.ts';

const shapeOf = memoise((schema: Schema) => toJsonSchema(schema));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function find(shape: JsonSchema, value: unknown, path: string): string[] {
  if ([shape.type].flat().includes('string'))
    return typeof value === 'object' && value !== null ? [path] : [];
  const { items, properties } = shape;
  if (items && Array.isArray(value))
    return value.flatMap((one: unknown, index) => find(items, one, `${path}[${index}]`));
  if (properties && isRecord(value))
    return Object.entries(value).flatMap(([name, one]) =>
      find(properties[name] ?? {}, one, path === '' ? name : `${path}.${name}`),
    );
  return [];
}

/**
 * Paths of texts that are a list or an object instead. Yup does not refuse those before it trims them, and fails with a
 * TypeError.
 */
export function findTypeErrors(schema: Schema, value: unknown): string[] {
  return find(shapeOf(schema), value, '');
}

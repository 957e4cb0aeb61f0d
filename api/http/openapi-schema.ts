import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { languages } from '../contract/sites.ts';

export type JsonSchema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  [limit: string]: unknown;
};

/** The names of Yup's rules in JSON Schema, by the type they apply to. */
const limitNames: Readonly<Record<string, { min: string; max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};
const formats: Readonly<Record<string, string>> = { day: 'date', email: 'email', url: 'uri', uuid: 'uuid' };

function isDescription(field: SchemaFieldDescription): field is SchemaDescription {
  return 'oneOf' in field && 'tests' in field;
}

function isObject(description: SchemaDescription): description is SchemaObjectDescription {
  return 'fields' in description;
}

function isArray(description: SchemaDescription): description is SchemaInnerTypeDescription {
  return description.type === 'array';
}

type Rule = SchemaDescription['tests'][number];

/** What one of Yup's rules is in JSON Schema; nothing for those that it cannot say. */
function toRule({ name, params = {} }: Rule, type: string): JsonSchema {
  const limits = limitNames[type];
  switch (name) {
    case 'integer':
      return { type: 'integer' };
    case 'noUnknown':
      return { additionalProperties: false };
    case 'min':
    case 'max':
      return limits && name in params ? { [limits[name]]: params[name] } : {};
    case 'matches':
      return params.regex instanceof RegExp ? { pattern: params.regex.source } : {};
    default:
      return name && formats[name] ? { format: formats[name] } : {};
  }
}

function applyRules(schema: JsonSchema, { tests, type }: SchemaDescription): void {
  for (const test of tests) {
    Object.assign(schema, toRule(test, type));
    const { params = {} } = test;
    if ('more' in params) schema.exclusiveMinimum = params.more;
    if ('less' in params) schema.exclusiveMaximum = params.less;
  }
}

function objectSchema(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fromField(field)]),
  );
  const required = Object.entries(fields)
    .filter(([, field]) => !isDescription(field) || !field.optional)
    .map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function innerSchema(inner: SchemaFieldDescription | SchemaFieldDescription[] | undefined): JsonSchema {
  if (inner === undefined || Array.isArray(inner)) return {};
  return fromField(inner);
}

/** A lazy field is a text per language, the only use the contract makes of it. */
export const textPerLanguage: JsonSchema = {
  type: 'object',
  description: 'A text per language.',
  properties: Object.fromEntries(languages.map((language) => [language, { type: 'string' }])),
};

function baseSchema(description: SchemaDescription): JsonSchema {
  if (isObject(description)) return objectSchema(description.fields);
  if (isArray(description)) return { type: 'array', items: innerSchema(description.innerType) };
  return description.type === 'mixed' ? {} : { type: description.type };
}

function fromField(field: SchemaFieldDescription): JsonSchema {
  if (field.type === 'lazy') return textPerLanguage;
  if (!isDescription(field)) return {};
  const schema = baseSchema(field);
  applyRules(schema, field);
  const values = field.oneOf.filter((value) => value !== null && value !== undefined);
  if (values.length > 0) schema.enum = field.nullable ? [...values, null] : values;
  if (field.nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  if (field.default !== undefined && field.type !== 'object' && field.type !== 'array')
    schema.default = field.default;
  return schema;
}

/** JSON Schema (2020-12, as OpenAPI 3.1 uses) of a Yup schema. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromField(schema.describe());
}

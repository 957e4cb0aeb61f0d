import type { Schema } from 'yup';
import { type ErrorCode, errorStatus } from '../contract/error-codes.ts';
import { examples } from './openapi-examples.ts';
import { type JsonSchema, toJsonSchema } from './openapi-schema.ts';
import type { Route } from './route.ts';

function inEnvelope(item: Schema, limits: object = {}): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', ...limits, items: toJsonSchema(item) } },
  };
}

/** The codes a route can answer with, those of its own and those that follow from its shape. */
function codesOf(route: Route): ErrorCode[] {
  const codes: ErrorCode[] = ['site-not-found', 'too-many-requests', 'unexpected', 'unavailable'];
  codes.push(...(route.errors ?? []));
  if (route.body)
    codes.push(
      'invalid-json',
      'invalid-envelope',
      'invalid-input',
      'body-too-large',
      'unsupported-media-type',
    );
  if (route.method !== 'GET' && !route.allowCrossOrigin) codes.push('access-denied');
  if (route.query || route.form || route.headers?.includes('Idempotency-Key')) codes.push('invalid-input');
  if (route.auth !== 'none' && route.auth !== 'optional')
    codes.push('token-missing', 'token-invalid', 'token-expired');
  if (route.auth === 'customer' || route.auth === 'admin') codes.push('access-denied');
  return [...new Set([...codes, ...Object.values(route.propertyErrors ?? {})])];
}

/** Failures by status, each as the list of codes it may have; many calls share them. */
function failuresOf(route: Route): [status: string, codes: string][] {
  const codes = codesOf(route);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort();
  return statuses.map((status) => [
    String(status),
    codes
      .filter((code) => errorStatus[code] === status)
      .sort()
      .join('.'),
  ]);
}

const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/** The failures that the routes refer to, by their codes. */
export function failureComponents(routes: readonly Route[]): Record<string, object> {
  const names = new Set(routes.flatMap(failuresOf).map(([, codes]) => codes));
  return Object.fromEntries(
    [...names].sort().map((codes) => [codes, { description: codes.replaceAll('.', ', '), ...error }]),
  );
}

const page = { 'text/html': { schema: { type: 'string' } } };

function goodAnswers({ response, status = 200, answers = ['page'] }: Route): Record<string, object> {
  if (response)
    return {
      [status]: { description: 'OK', content: { 'application/json': { schema: inEnvelope(response) } } },
    };
  const isPage = answers.includes('page');
  const description = isPage ? (answers.includes('nothing') ? 'A page, or nothing' : 'A page') : 'Nothing';
  const location = { description: 'The page of the shop', required: true, schema: { type: 'string' } };
  return {
    ...(isPage || answers.includes('nothing')
      ? { 200: { description, ...(isPage ? { content: page } : {}) } }
      : {}),
    ...(answers.includes('redirect')
      ? { 303: { description: 'The way back to the shop', headers: { Location: location } } }
      : {}),
  };
}

function parametersOf(route: Route): object[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const query = route.query ? toJsonSchema(route.query) : {};
  return [
    { $ref: '#/components/parameters/site' },
    { $ref: '#/components/parameters/language' },
    ...(route.headers ?? []).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
  ];
}

function securityOf({ auth }: Route): object {
  if (auth === 'none') return {};
  return { security: auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] };
}

function requestBodyOf({ method, path, body, form, takesRow, maxItems = 1 }: Route): object {
  if (form) {
    const schema = toJsonSchema(form);
    return { requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } };
  }
  if (!body) return {};
  const example = examples[`${method} ${path}`];
  const envelope = inEnvelope(body, { minItems: 1, maxItems });
  const schema = takesRow ? { anyOf: [envelope, toJsonSchema(body)] } : envelope;
  const content = { schema, ...(example ? { example: { items: [example] } } : {}) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

/** What is shown in a line: up to the first full stop, semicolon or colon before a space. */
function firstSentence(text: string): string {
  return text.split(/[.;:]\s/, 1)[0] ?? text;
}

export function operationOf(route: Route): object {
  const failures = failuresOf(route).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${codes}` },
  ]);
  return {
    summary: firstSentence(route.summary),
    description: route.summary,
    ...(route.tag === undefined ? {} : { tags: [route.tag] }),
    operationId: `${route.method.toLowerCase()}-${route.path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    ...securityOf(route),
    responses: { ...goodAnswers(route), ...Object.fromEntries(failures) },
  };
}

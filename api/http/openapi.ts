import type { Schema } from 'yup';
import { errorSchema } from '../contract/envelope.ts';
import { type ErrorCode, errorStatus } from '../contract/error-codes.ts';
import { siteCodes } from '../contract/sites.ts';
import { type JsonSchema, toJsonSchema } from './openapi-schema.ts';
import type { Route } from './route.ts';

const version = '1.51.8';

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
  if (route.query) codes.push('invalid-input');
  if (route.auth !== 'none' && route.auth !== 'optional')
    codes.push('token-missing', 'token-invalid', 'token-expired');
  if (route.auth === 'customer' || route.auth === 'admin') codes.push('access-denied');
  return [...new Set([...codes, ...Object.values(route.propertyErrors ?? {})])];
}

function errorResponses(route: Route): Record<string, object> {
  const codes = codesOf(route);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function parametersOf(route: Route): object[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const query = route.query ? toJsonSchema(route.query) : {};
  return [
    { $ref: '#/components/parameters/site' },
    { $ref: '#/components/parameters/language' },
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

/** What is shown in a line: up to the first full stop, semicolon or colon before a space. */
function firstSentence(text: string): string {
  return text.split(/[.;:]\s/, 1)[0] ?? text;
}

function operationOf(route: Route): object {
  const good = route.response
    ? { description: 'OK', content: { 'application/json': { schema: inEnvelope(route.response) } } }
    : { description: 'OK', content: { 'text/html': { schema: { type: 'string' } } } };
  return {
    summary: firstSentence(route.summary),
    description: route.summary,
    ...(route.tag === undefined ? {} : { tags: [route.tag] }),
    operationId: `${route.method.toLowerCase()}-${route.path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
    parameters: parametersOf(route),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: inEnvelope(route.body, { minItems: 1, maxItems: route.maxItems ?? 1 }),
              },
            },
          },
        }
      : {}),
    ...securityOf(route),
    responses: { [String(route.status ?? 200)]: good, ...errorResponses(route) },
  };
}

export function openApiPath(route: Route): string {
  return `/api/{site}/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

/** OpenAPI 3.1 of the routes, out of the very schemas that validate them. */
export function toOpenApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = openApiPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Linden commerce API', version },
    tags: [...new Set(routes.flatMap(({ tag }) => tag ?? []))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        site: { name: 'site', in: 'path', required: true, schema: { type: 'string', enum: siteCodes } },
        language: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: "Language of the texts, out of the site's languages.",
          schema: { type: 'string' },
        },
      },
    },
  };
}

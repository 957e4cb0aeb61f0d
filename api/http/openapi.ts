import { siteCodes } from '../contract/sites.ts';
import { version } from '../contract/version.ts';
import { withComponents } from './openapi-components.ts';
import { failureComponents, operationOf } from './openapi-operation.ts';
import type { Route } from './route.ts';

export function openApiPath(route: Route): string {
  return `/api/{site}/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

const text = { type: 'string' };

function asking(summary: string, mediaType: string, others: object = {}): object {
  const good = { description: 'OK', content: { [mediaType]: { schema: others } } };
  return { summary, description: summary, tags: ['Operation'], responses: { 200: good } };
}

const statusOf = (value: string) => ({ type: 'object', properties: { status: { ...text, enum: [value] } } });
const elsewhere = { $ref: '#/components/responses/unavailable' };

/** What is asked of the process and belongs to no site. */
function operationPaths(): Record<string, { get: object }> {
  const ready = asking('Whether the shop is open', 'application/json', statusOf('ready'));
  return {
    '/api/health': { get: asking('Whether the process lives', 'application/json', statusOf('ok')) },
    '/api/ready': {
      get: { ...ready, responses: { ...Object(ready).responses, 503: elsewhere } },
    },
    '/api/metrics': {
      get: asking('Metrics for Prometheus, on this machine or with METRICS_TOKEN', 'text/plain', text),
    },
  };
}

const parameters = {
  site: { name: 'site', in: 'path', required: true, schema: { ...text, enum: siteCodes } },
  language: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: "Language of the texts, out of the site's languages.",
    schema: text,
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text of up to 100 characters without spaces. Sent again with the same key, a call is done once and answered alike.',
    schema: { ...text, pattern: '^[\\x21-\\x7e]{1,100}$' },
  },
  'Sandbox-Signature': {
    name: 'Sandbox-Signature',
    in: 'header',
    required: true,
    description: 'Hex HMAC-SHA-256 of <site>.<sessionId>.<outcome> by a secret of the shop.',
    schema: { ...text, pattern: '^[0-9a-f]{64}$' },
  },
};

/** OpenAPI 3.1 of the routes, out of the very schemas that validate them. */
export function toOpenApi(routes: readonly Route[]): object {
  const calls: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = openApiPath(route);
    calls[path] = { ...calls[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const { paths, schemas } = withComponents({ ...calls, ...operationPaths() });
  const tags = [...new Set([...routes.flatMap(({ tag }) => tag ?? []), 'Operation'])];
  return {
    openapi: '3.1.0',
    info: { title: 'Linden commerce API', version },
    servers: [{ url: '/', description: 'The shop itself' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: failureComponents(routes),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters,
    },
  };
}

import { routes } from '../api/app.ts';
import { openApiPath } from '../api/http/openapi.ts';
import type { JsonSchema } from '../api/http/openapi-schema.ts';
import type { RouteAuth } from '../api/http/route.ts';
import type { Shop } from './shop.ts';

/** A call of the API as its description tells it. */
export type Call = {
  name: string;
  method: string;
  /** With `{names}` in it, below `/api/{site}/`. */
  path: string;
  parameters: readonly string[];
  query: readonly string[];
  /** One item of the body's envelope; null for calls without a body. */
  body: JsonSchema | null;
  /** Whom the code lets in: the description does not tell customers from administrators. */
  auth: RouteAuth;
};
type Operation = {
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: { items?: { items?: JsonSchema } } } }> };
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const prefix = '/api/{site}/';

/** The schema with what it refers to in its place. Bodies refer to nothing that contains itself. */
function inlined(schema: JsonSchema, schemas: Description['components']['schemas']): JsonSchema {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const name = '$ref' in value ? String(value.$ref).split('/').at(-1) : undefined;
    if (name !== undefined) return resolve(schemas[name] ?? {});
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
  };
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, resolve(one)]));
}

/** Every call of `/api/openapi.json`. @throws Error for one that the code does not know */
export async function describedCalls(shop: Shop): Promise<Call[]> {
  const answer = await shop.ask({ path: '/api/openapi.json' });
  const { paths, components }: Description = JSON.parse(answer.body);
  const ofShops = Object.entries(paths).filter(([path]) => path.startsWith(prefix));
  return ofShops.flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters = [], requestBody }]) => {
      const method = name.toUpperCase();
      const route = routes.find((one) => one.method === method && openApiPath(one) === path);
      if (!route) throw new Error(`${method} ${path} is described and no route.`);
      const namesIn = (place: string) =>
        parameters.flatMap((one) => (one.in === place && one.name !== 'site' ? (one.name ?? []) : []));
      const content = requestBody?.content['application/json'];
      const body = content?.schema.properties?.items?.items;
      return {
        name: `${method} ${path.replace(prefix, '')}`,
        method,
        path: path.replace(prefix, ''),
        parameters: namesIn('path'),
        query: namesIn('query'),
        body: body ? inlined(body, components.schemas) : null,
        auth: route.auth,
      };
    }),
  );
}

/** The address of a call with its parameters filled in. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  valueFor: (name: string) => string,
  site = 'nl',
): string {
  return `/api/${site}/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueFor(name)))}`;
}

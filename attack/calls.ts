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
type Description = { paths: Record<string, Record<string, Operation>> };

const prefix = '/api/{site}/';

/** Every call of `/api/openapi.json`. @throws Error for one that the code does not know */
export async function describedCalls(shop: Shop): Promise<Call[]> {
  const answer = await shop.ask({ path: '/api/openapi.json' });
  const { paths }: Description = JSON.parse(answer.body);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters = [], requestBody }]) => {
      const method = name.toUpperCase();
      const route = routes.find((one) => one.method === method && openApiPath(one) === path);
      if (!route) throw new Error(`${method} ${path} is described and no route.`);
      const namesIn = (place: string) =>
        parameters.flatMap((one) => (one.in === place && one.name !== 'site' ? (one.name ?? []) : []));
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        name: `${method} ${path.replace(prefix, '')}`,
        method,
        path: path.replace(prefix, ''),
        parameters: namesIn('path'),
        query: namesIn('query'),
        body: content?.schema.properties?.items?.items ?? null,
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

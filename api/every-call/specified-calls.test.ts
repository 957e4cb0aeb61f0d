import { routes } from '../app.ts';
import { toOpenApi } from '../http/openapi.ts';
import { shapeOf, specifiedCalls } from './testing/specified-calls.ts';

const routed = new Set(routes.map(({ method, path }) => shapeOf(`${method} ${path}`)));
const description: { paths: Record<string, Record<string, object>> } = JSON.parse(
  JSON.stringify(toOpenApi(routes)),
);
/** Those of a site: health and metrics are asked of the process. */
const shopPaths = Object.entries(description.paths).filter(([path]) => path.includes('{site}'));
const described = new Set(
  shopPaths.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) =>
      shapeOf(`${method.toUpperCase()} ${path.replace('/api/{site}/', '')}`),
    ),
  ),
);

describe('the calls of the specification (§7)', () => {
  it('are listed once each', () => {
    expect(new Set(specifiedCalls.map(shapeOf)).size).toBe(specifiedCalls.length);
  });

  it.each(specifiedCalls)('%s is served and described', (call) => {
    expect(routed).toContain(shapeOf(call));
    expect(described).toContain(shapeOf(call));
  });
});

it('describes every call that is served, and serves every call that is described', () => {
  expect(described).toEqual(routed);
});

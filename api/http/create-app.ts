import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { siteRules } from '../../sites/rules.ts';
import { chooseLanguage } from '../contract/choose-language.ts';
import { defaultSite, isSiteCode, type Language, type SiteRules } from '../contract/sites.ts';
import { answerHeaders, maxRequestBytes } from '../contract/transport.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withoutValues } from '../runtime/error-values.ts';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';
import { authorise } from './authorise.ts';
import { limitBody } from './body-limit.ts';
import { clientIpOf, internalClient } from './client-ip.ts';
import { toApiError, toErrorAnswer, toErrorBody } from './error-answer.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { toOpenApi } from './openapi.ts';
import { checkOrigin, isChanging } from './origin-check.ts';
import type { Route } from './route.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const requestIdPattern = /^[\w-]{8,64}$/;

export type Env = {
  Variables: {
    requestId: string;
    site: SiteRules;
    language: Language;
    /** Template of the route, for log and metrics: a path may hold e-mail addresses and tokens. */
    route: string;
  };
};
/** What the modules give. */
export type Modules = {
  routes: readonly Route[];
  /** Adds what belongs to no site. */
  mount(app: Hono<Env>, services: Services): void;
};
export type AppOptions = {
  /** Whether the API may take requests; `/api/ready` asks. */
  isReady: () => Promise<boolean>;
  /** Sees each good answer before it is sent; tests compare it with the schema. */
  onItems?: (route: Route, items: readonly unknown[]) => void;
  /**
   * Hears of each failure that is a bug, which its caller is told as 500; as in the log, without values of statements and
   * by the template of its route.
   */
  onUnexpected?: (error: Error, call: { requestId: string; method: string; route: string }) => void;
  metrics?: Metrics;
};

/** The limit of all calls together. Pages that this process renders for everybody ask without one. */
async function limitCalls(request: Request, { limits, environment }: Services): Promise<void> {
  const client = clientIpOf(request);
  const kind = isChanging(request.method) ? 'writes' : 'reads';
  const points = environment.rateLimits[kind];
  if (client !== internalClient && points > 0) await limits.consume(kind, client, { points, seconds: 60 });
}

async function limitRoute(route: Route, client: string, { limits, environment }: Services): Promise<void> {
  const { limit, method, path } = route;
  if (!limit || client === internalClient) return;
  const isLifted = environment.rateLimits[isChanging(method) ? 'writes' : 'reads'] === 0;
  if (limit.isGuard || !isLifted) await limits.consume(`${method} ${path}`, client, limit);
}

type Parts = { services: Services; options: AppOptions };

async function answer(c: Context<Env>, route: Route, { services, options }: Parts) {
  c.set('route', route.path);
  if (!route.allowCrossOrigin) checkOrigin(c.req.raw, services.environment.publicUrl);
  const site = c.get('site');
  const params = c.req.param();
  if (Object.values(params).some((value) => value.includes('\0'))) throw new ApiError('resource-not-found');
  const claims = await authorise(c.req.header('authorization') ?? null, route.auth, site, services);
  const url = new URL(c.req.url);
  const call = {
    site,
    language: c.get('language'),
    params,
    query: url.searchParams,
    request: c.req.raw,
    requestId: c.get('requestId'),
    clientIp: clientIpOf(c.req.raw),
    origin: url.origin,
  };
  await limitRoute(route, call.clientIp, services);
  const result = await route.run(call, claims, services);
  if (result instanceof Response) return result;
  options.onItems?.(route, result);
  if (route.cacheControl) c.header('cache-control', route.cacheControl);
  return c.json({ items: result }, route.status ?? 200);
}

/** Gives each request an id and the headers of every answer, and tells log and metrics how it went. */
function accompany(services: Services, { metrics }: AppOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const sent = c.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(sent) ? sent : randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'none');
    c.set('site', siteRules[defaultSite]);
    c.set('language', chooseLanguage(c.req.header('accept-language') ?? null, siteRules[defaultSite]));
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    for (const [name, value] of Object.entries(answerHeaders))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const { method } = c.req;
    const route = c.get('route');
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const { status } = c.res;
    metrics?.countRequest(knownMethods.has(method) ? method : 'other', route, status, durationMs);
    // Every page makes several calls in this process: what went well is only told when asked for.
    const level = status < 400 ? 'debug' : 'info';
    services.log[level](
      { requestId, method, site: c.get('site').code, route, status, durationMs },
      'request',
    );
  };
}

/** What belongs to no site: how the process fares, and what the API is. */
function mountOperation(
  app: Hono<Env>,
  routes: readonly Route[],
  services: Services,
  { isReady, metrics }: AppOptions,
): void {
  app.get('/api/health', (c) => c.json({ status: 'ok' }));
  app.get('/api/ready', async (c) => {
    if (await isReady()) return c.json({ status: 'ready' });
    // Asked every few seconds: no failure of ours, and no line of the log as an error.
    const body = toErrorBody(new ApiError('unavailable'), c.get('language'), c.get('requestId'));
    return c.json(body, 503, { 'retry-after': '5' });
  });
  app.get('/api/metrics', async (c) => {
    const { metricsToken } = services.environment;
    // To everybody else it does not exist.
    if (!metrics || !mayReadMetrics(c.req.raw.headers, clientIpOf(c.req.raw), metricsToken))
      throw new ApiError('resource-not-found');
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
  let description: object | undefined;
  app.get('/api/openapi.json', (c) => {
    description ??= toOpenApi(routes);
    return c.json(description);
  });
}

/** The HTTP side of the API: `/api/<site>/<route>`, `/api/health`, `/api/ready`, `/api/metrics`, `/api/openapi.json`. */
export function createApp(modules: Modules, services: Services, options: AppOptions) {
  const { routes } = modules;
  const app = new Hono<Env>();
  app.use(accompany(services, options));
  mountOperation(app, routes, services, options);
  modules.mount(app, services);

  app.use('/api/:site/*', async (c, next) => {
    const code = c.req.param('site');
    if (!isSiteCode(code)) throw new ApiError('site-not-found');
    c.set('site', siteRules[code]);
    c.set('language', chooseLanguage(c.req.header('accept-language') ?? null, siteRules[code]));
    await next();
  });
  app.use('/api/:site/*', async (c, next) => {
    await limitCalls(c.req.raw, services);
    c.req.raw = await limitBody(c.req.raw, maxRequestBytes);
    await next();
  });
  for (const route of routes)
    app.on(route.method, `/api/:site/${route.path}`, (c) => answer(c, route, { services, options }));

  app.notFound(() => {
    throw new ApiError('resource-not-found');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (toApiError(error).code === 'unexpected')
      options.onUnexpected?.(withoutValues(error), {
        requestId,
        method: c.req.method,
        route: c.get('route'),
      });
    return toErrorAnswer(error, { language: c.get('language'), requestId, log: services.log });
  });
  return app;
}

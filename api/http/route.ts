import type { InferType, Schema } from 'yup';
import type { TokenClaims } from '../contract/auth.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { Language, SiteRules } from '../contract/sites.ts';
import type { Services } from '../services.ts';
import { parseItems, parseQuery } from './parse-input.ts';
import type { RateLimit } from './rate-limits.ts';

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** 'token' takes any valid token, guests included; 'optional' does without one, also where it is not valid any more. */
export type RouteAuth = 'none' | 'optional' | 'token' | 'customer' | 'admin';

/** What a handler is told of the request. `claims` is null where the route needs no token. */
export type Call<Body = unknown, Claims = TokenClaims> = {
  site: SiteRules;
  language: Language;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The items of the envelope, validated; at least one where the route has a body, otherwise none. */
  items: Body[];
  claims: Claims;
  request: Request;
  requestId: string;
  /** Network address of the client, as the trusted proxies tell it; `shop` for the pages of this process. */
  clientAddress: string;
  /** Scheme and host the request came to, e.g. `http://localhost:3000`. */
  origin: string;
};
type ClaimsOf<A extends RouteAuth> = A extends 'none'
  ? null
  : A extends 'optional'
    ? TokenClaims | null
    : TokenClaims;
type ItemsOf<B> = B extends Schema ? [InferType<B>, ...InferType<B>[]] : [];
type CallOf<A extends RouteAuth, B> = OpenCall & { claims: ClaimsOf<A>; items: ItemsOf<B> };

type RouteSpec<A extends RouteAuth, B extends Schema | undefined> = {
  method: RouteMethod;
  /** Relative to `/api/<site>/`, in Hono's form: `product/:vsin`. */
  path: string;
  /** Its first sentence names the call; the rest says what the specification leaves open. */
  summary: string;
  auth: A;
  /** Schema of ONE item of the body's envelope. */
  body?: B;
  /** Schema of the query parameters, each a string; checked and documented, `call.query` stays as sent. */
  query?: Schema;
  /** Status of a good answer, 200 when left out. */
  status?: 200 | 201;
  /** `no-store` when left out. */
  cacheControl?: string;
  /**
   * Calls one client may make; beyond it `too-many-requests`. Left out, the limit of all calls together counts. RATE_LIMIT_…=0
   * lifts it, unless it is a guard: against guessing, against mail to strangers, or against cost.
   */
  limit?: RateLimit & { isGuard?: true };
  /**
   * Takes calls that a page of another origin makes: returns and webhooks of payment services, one-click unsubscribe.
   * Whoever sets it answers for what such a page may do with it; a bearer token is never sent from elsewhere.
   */
  fromElsewhere?: boolean;
  /** Codes this route may answer with beyond those every route has; for the documentation. */
  errors?: readonly ErrorCode[];
  /** Code to answer with when this property of the body is wrong, e.g. `{ quantity: 'invalid-quantity' }`. */
  propertyErrors?: Readonly<Record<string, ErrorCode>>;
};

/** The call before its body has been read. */
export type OpenCall = Omit<Call, 'items' | 'claims'>;
export type Route = Omit<RouteSpec<RouteAuth, Schema | undefined>, 'body'> & {
  /** Heading in the OpenAPI document. */
  tag?: string;
  body?: Schema | undefined;
  /** Schema of ONE item of the answer; undefined for raw routes. */
  response?: Schema | undefined;
  /** Reads body and query, then runs the handler. A Response is sent as it is; items go into an envelope. */
  run(call: OpenCall, claims: TokenClaims | null, services: Services): Promise<readonly unknown[] | Response>;
};

type Handler<A extends RouteAuth, B, Answer> = (call: CallOf<A, B>, services: Services) => Promise<Answer>;

function suits<A extends RouteAuth>(auth: A, claims: TokenClaims | null): claims is ClaimsOf<A> {
  return auth === 'optional' || (auth === 'none') === (claims === null);
}

function hasShape<B>(schema: Schema | undefined, items: readonly unknown[]): items is ItemsOf<B> {
  return schema === undefined ? items.length === 0 : items.length > 0;
}

/** A route whose handler returns the items of the answer. */
export function defineRoute<
  const A extends RouteAuth,
  R extends Schema,
  B extends Schema | undefined = undefined,
>(
  spec: RouteSpec<A, B> & { response: R; raw?: false },
  handler: Handler<A, B, readonly InferType<R>[]>,
): Route;
/** A route that answers with a Response of its own, such as the HTML of the sandbox payment page. */
export function defineRoute<const A extends RouteAuth, B extends Schema | undefined = undefined>(
  spec: RouteSpec<A, B> & { response?: undefined; raw: true },
  handler: Handler<A, B, Response>,
): Route;
export function defineRoute<const A extends RouteAuth, B extends Schema | undefined>(
  spec: RouteSpec<A, B> & { response?: Schema | undefined; raw?: boolean },
  handler: Handler<A, B, readonly unknown[] | Response>,
): Route {
  return {
    ...spec,
    async run(call, claims, services) {
      parseQuery(call.query, spec.query);
      const items = spec.body ? await parseItems(call.request, spec.body, spec.propertyErrors) : [];
      if (!suits(spec.auth, claims) || !hasShape<B>(spec.body, items))
        throw new TypeError(`Route ${spec.path} was run without what it asks for.`);
      return handler({ ...call, claims, items }, services);
    },
  };
}

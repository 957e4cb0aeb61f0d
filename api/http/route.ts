import type { InferType, Schema } from 'yup';
import type { TokenClaims } from '../contract/auth.ts';
import type { AnswerOf, Call, CallMethod, ParamsOf, QueryOf, Sent, TakesOf } from '../contract/call.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { RequestContext } from '../request-context.ts';
import type { Services } from '../services.ts';
import { parseItems, parseQuery } from './parse-input.ts';
import type { RateLimit } from './rate-limits.ts';

/** 'token' takes any valid token, guests included; 'optional' does without one, also where it is not valid any more. */
export type RouteAuth = 'none' | 'optional' | 'token' | 'customer' | 'admin';

/** The call before its body has been read. */
export type OpenCall = RequestContext & {
  params: Record<string, string>;
  query: URLSearchParams;
  request: Request;
  requestId: string;
  /** Network address of the client, as the trusted proxies tell it; `shop` for the pages of this process. */
  clientIp: string;
  /** Scheme and host the request came to, e.g. `http://localhost:3000`. */
  origin: string;
};
type ClaimsOf<A extends RouteAuth> = A extends 'none'
  ? null
  : A extends 'optional'
    ? TokenClaims | null
    : TokenClaims;
type MaybeSchema = Schema | undefined;
type MaybeNumber = number | undefined;
type ItemsOf<B, M> = B extends Schema
  ? M extends number
    ? [InferType<B>, ...InferType<B>[]]
    : [InferType<B>]
  : [];
/** What a handler is told: the items of the envelope, validated; claims are null where the route needs no token. */
type HandledCall<C extends Call, A extends RouteAuth, B, M> = Omit<OpenCall, 'params'> & {
  params: ParamsOf<C>;
  claims: ClaimsOf<A>;
  items: ItemsOf<B, M>;
};
type ResultOf<C extends Call, R> = C['kind'] extends 'items'
  ? readonly OutputOf<R>[]
  : C['kind'] extends 'one'
    ? readonly [OutputOf<R>]
    : Response;

type OutputOf<S> = S extends Schema ? InferType<S> : never;
type Is<X, Y> = [X, Y, keyof X, keyof Y] extends [Y, X, keyof Y, keyof X] ? true : false;
type IsPartOf<X, Y> = [X, keyof X, keyof Y] extends [Y, keyof Y, keyof X] ? true : false;
type AsText<V> = V extends number ? `${V}` : V;
type AsTexts<Q> = { [K in keyof Q]: AsText<Q[K]> };
type TakesQuery<Q, S> = [keyof Q] extends [keyof OutputOf<S>]
  ? [AsTexts<Q>] extends [OutputOf<S>]
    ? true
    : false
  : false;
/** Where a schema and its call differ, the compiler asks for this text instead of the schema. */
type Agreement<C extends Call, B, Q, R> = (Is<B extends Schema ? Sent<B> : never, TakesOf<C>> extends true
  ? unknown
  : { body: 'The call takes something else' }) &
  (IsPartOf<AnswerOf<C>, OutputOf<R>> extends true
    ? unknown
    : { response: 'The call answers something else' }) &
  (TakesQuery<QueryOf<C>, Q> extends true ? unknown : { query: 'The call asks something else' });

type RouteSpec<
  A extends RouteAuth,
  B extends MaybeSchema,
  Q extends MaybeSchema,
  R extends MaybeSchema,
  M extends MaybeNumber,
> = {
  /** Its first sentence names the call; the rest says what the specification leaves open. */
  summary: string;
  auth: A;
  /** Schema of ONE item of the body's envelope. */
  body?: B;
  /** How many items the body may have; one when left out. Whoever sends more is refused: none is passed over. */
  maxItems?: M;
  /** Takes its one item without the envelope, too, as the specification writes it (§7). The answer is the same. */
  takesRow?: boolean;
  /** Schema of the query parameters, each a string; checked and documented, `call.query` stays as sent. */
  query?: Q;
  /** Schema of ONE item of the answer; left out by what answers with a Response of its own, such as a page. */
  response?: R;
  /** What a form has that is sent instead of JSON; for the documentation. */
  form?: Schema;
  /** Headers that the call reads beyond those of every call; for the documentation. */
  headers?: readonly ('Idempotency-Key' | 'Sandbox-Signature')[];
  /** What is answered without `response`: a page when left out, else the way back to the shop (303) or nothing but 200. */
  answers?: readonly ('page' | 'redirect' | 'nothing')[];
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
  allowCrossOrigin?: boolean;
  /** Codes this route may answer with beyond those every route has; for the documentation. */
  errors?: readonly ErrorCode[];
  /** Code to answer with when this property of the body is wrong, e.g. `{ quantity: 'invalid-quantity' }`. */
  propertyErrors?: Readonly<Record<string, ErrorCode>>;
};

export type Route = RouteSpec<RouteAuth, MaybeSchema, MaybeSchema, MaybeSchema, MaybeNumber> & {
  method: CallMethod;
  /** Relative to `/api/<site>/`, in Hono's form: `product/:vsin`. */
  path: string;
  /** Heading in the OpenAPI document. */
  tag?: string;
  /** Reads body and query, then runs the handler. A Response is sent as it is; items go into an envelope. */
  run(call: OpenCall, claims: TokenClaims | null, services: Services): Promise<readonly unknown[] | Response>;
};

function suits<A extends RouteAuth>(auth: A, claims: TokenClaims | null): claims is ClaimsOf<A> {
  return auth === 'optional' || (auth === 'none') === (claims === null);
}

function hasShape<B, M>(
  { body, maxItems = 1 }: Pick<Route, 'body' | 'maxItems'>,
  items: readonly unknown[],
): items is ItemsOf<B, M> {
  return body === undefined ? items.length === 0 : items.length > 0 && items.length <= maxItems;
}

function hasParams<C extends Call>({ path }: C, params: Record<string, string>): params is ParamsOf<C> {
  return [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in params);
}

/** What the API does for a call of the contract. Its schemas must be those of the call. */
export function defineRoute<
  C extends Call,
  const A extends RouteAuth,
  B extends MaybeSchema = undefined,
  Q extends MaybeSchema = undefined,
  R extends MaybeSchema = undefined,
  M extends MaybeNumber = undefined,
>(
  call: C,
  spec: RouteSpec<A, B, Q, R, M> & Agreement<C, B, Q, R>,
  handler: (call: HandledCall<C, A, B, M>, services: Services) => Promise<ResultOf<C, R>>,
): Route {
  const { method, path } = call;
  return {
    ...spec,
    method,
    path,
    async run(open, claims, services) {
      parseQuery(open.query, spec.query);
      const { body, maxItems = 1, takesRow, propertyErrors } = spec;
      const items = body ? await parseItems(open.request, body, { maxItems, takesRow, propertyErrors }) : [];
      const { params } = open;
      if (!hasParams(call, params) || !suits(spec.auth, claims) || !hasShape<B, M>(spec, items))
        throw new TypeError(`Route ${path} was run without what it asks for.`);
      return handler({ ...open, params, claims, items }, services);
    },
  };
}

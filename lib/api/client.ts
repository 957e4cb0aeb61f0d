import type { AnswerOf, Call, CallMethod, ParamsOf, QueryOf, TakesOf } from '@/api/contract/call';
import type { resolveRoute } from '@/api/contract/calls/route';
import type { Exchange } from './exchange';

type CallOptions = {
  /** Null sends no token, although the client has one. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};
/** A call that answers with data; pages are opened by browsers themselves. */
export type DataCall = Call<CallMethod, string, unknown, unknown, unknown, 'items' | 'one'>;
export type SentOptions = CallOptions & { items?: readonly unknown[]; query?: object };
type ItemsFor<C extends Call> = [TakesOf<C>] extends [never] ? unknown : { items: readonly TakesOf<C>[] };
type QueryFor<C extends Call> = [QueryOf<C>] extends [never]
  ? unknown
  : Record<never, never> extends QueryOf<C>
    ? { query?: QueryOf<C> | URLSearchParams }
    : { query: QueryOf<C> | URLSearchParams };
/** The parameters of the path by name, what goes into the envelope as `items`, and how it is sent. */
export type OptionsFor<C extends Call> = CallOptions & ParamsOf<C> & ItemsFor<C> & QueryFor<C>;
export type OptionsToSend<C extends Call> =
  Record<never, never> extends OptionsFor<C> ? [options?: OptionsFor<C>] : [options: OptionsFor<C>];
/** The items, or the one item of a call that answers with exactly one. */
export type AnswerTo<C extends Call> = C['kind'] extends 'one' ? AnswerOf<C> : AnswerOf<C>[];
/** @throws ApiFailure by rejection, also for an answer that is not of the call's shape */
type Send<Sendable extends DataCall> = <C extends Sendable>(
  call: C,
  ...options: OptionsToSend<C>
) => Promise<AnswerTo<C>>;
export type ApiClient = { send: Send<DataCall> };
/** For what only reads. */
export type ReadingApi = { send: Send<DataCall & ({ method: 'GET' } | typeof resolveRoute)> };
export type ClientOptions = {
  /** Ends before the path of the call: `http://…/api/nl`. */
  baseUrl: string;
  /**
   * @param signal ends the call. Node's `fetch` has to be given it beside the request, whose own signal follows this
   * one only until the request is collected as garbage.
   */
  fetch: (request: Request, signal?: AbortSignal) => Promise<Response>;
  /** How an API is asked that no network leads to. */
  exchange?: Exchange | undefined;
  /** Sent as Accept-Language. */
  language: string;
  token?: string | (() => string | null) | null;
  /** For a client that only reads, by POST too: ends a call that takes too long, with all its repetitions. */
  within?: <T>(call: (limit: AbortSignal) => Promise<T>) => Promise<T>;
  /** Whether the items hold what their reader cannot do without; an answer that does not is an outage. */
  isWhole?: (call: Call, items: readonly object[]) => boolean;
};

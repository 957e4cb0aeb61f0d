import type { InferType, ISchema } from 'yup';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Any number of items, exactly one, a page for a browser, or nothing but a status. */
export type AnswerKind = 'items' | 'one' | 'page' | 'nothing';

/** One call of the API: at run time how it is asked, for the compiler also what goes in and comes back. */
export type Call<
  Method extends CallMethod = CallMethod,
  Path extends string = string,
  Takes = unknown,
  Query = unknown,
  Answer = unknown,
  Kind extends AnswerKind = AnswerKind,
> = {
  readonly method: Method;
  /** Below `/api/<site>/`, with its parameters: `product/:vsin`. */
  readonly path: Path;
  readonly kind: Kind;
  /** Never there. */
  readonly types?: { readonly takes: Takes; readonly query: Query; readonly answer: Answer };
};

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never;
type TypesOf<C extends Call> = NonNullable<C['types']>;
export type ParamsOf<C extends Call> = Record<NamesIn<C['path']>, string>;
/** ONE item of what a call takes; never where it takes nothing. */
export type TakesOf<C extends Call> = TypesOf<C>['takes'];
export type QueryOf<C extends Call> = TypesOf<C>['query'];
/** ONE item of what a call answers. */
export type AnswerOf<C extends Call> = TypesOf<C>['answer'];

type DefaultsOf<S> = S extends { __default: infer D } ? D : object;
type NamesWithDefault<S, T> = {
  [K in keyof T]: K extends keyof DefaultsOf<S> ? (undefined extends DefaultsOf<S>[K] ? never : K) : never;
}[keyof T];
type WithOptional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
/** What a schema reads; a type stands for itself. */
export type Read<S> = S extends ISchema<unknown> ? InferType<S> : S;
/** What may be sent for a schema: as it reads it, but fields with a default may be left out. */
export type Sent<S> = Read<S> extends object ? WithOptional<Read<S>, NamesWithDefault<S, Read<S>>> : Read<S>;

/** Each takes a type, or the type of a schema: `takes<typeof signInSchema>()`. */
type Draft<Method extends CallMethod, Path extends string, Takes, Query> = {
  /** ONE item of the body. */
  takes<T>(): Draft<Method, Path, Sent<T>, Query>;
  query<Q>(): Draft<Method, Path, Takes, Read<Q>>;
  /** ONE item of the answer, which holds any number of them. */
  answers<A>(): Call<Method, Path, Takes, Query, Read<A>, 'items'>;
  answersOne<A>(): Call<Method, Path, Takes, Query, Read<A>, 'one'>;
  answersPage(): Call<Method, Path, Takes, Query, never, 'page'>;
  answersNothing(): Call<Method, Path, Takes, Query, never, 'nothing'>;
};

function draft<Method extends CallMethod, Path extends string, Takes, Query>(
  method: Method,
  path: Path,
): Draft<Method, Path, Takes, Query> {
  return {
    takes: () => draft(method, path),
    query: () => draft(method, path),
    answers: () => ({ method, path, kind: 'items' }),
    answersOne: () => ({ method, path, kind: 'one' }),
    answersPage: () => ({ method, path, kind: 'page' }),
    answersNothing: () => ({ method, path, kind: 'nothing' }),
  };
}

/** Names a call: `call('PUT', 'basket/coupon').takes<CouponInput>().answersOne<Basket>()`. */
export const call = <Method extends CallMethod, Path extends string>(
  method: Method,
  path: Path,
): Draft<Method, Path, never, never> => draft(method, path);

import type { ApiFailure } from '../api/failure.ts';

export type FailedRequest = Readonly<{
  path: string;
  method: string;
  headers: NodeJS.Dict<string | string[]>;
}>;
export type FailedPage = Readonly<{ routerKind: string; routePath: string; routeType: string }>;
/** A call that the API of this process answered with 500; `route` is the template of its path. */
type FailedAnswer = Readonly<{ requestId: string; method: string; route: string }>;

export type ServerReports = {
  failedCall(failure: ApiFailure): void;
  failedPage(error: unknown, request: FailedRequest, page: FailedPage): void;
  failedAnswer(error: Error, answer: FailedAnswer): void;
};

const key = Symbol.for('linden.reports');

/** Pages, middleware and the API are module graphs of their own. */
export function keepServerReports(reports: ServerReports): void {
  Reflect.set(globalThis, key, reports);
}

function isReports(value: unknown): value is ServerReports {
  return typeof value === 'object' && value !== null && 'failedCall' in value && 'failedAnswer' in value;
}

/** Null without a DSN, and during the build. */
export function serverReports(): ServerReports | null {
  const value: unknown = Reflect.get(globalThis, key);
  return isReports(value) ? value : null;
}

export function reportFailedAnswer(error: Error, answer: FailedAnswer): void {
  serverReports()?.failedAnswer(error, answer);
}

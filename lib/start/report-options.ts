import type { Breadcrumb, ErrorEvent, EventHint } from '@sentry/nextjs';
import { type ApiFailure, isApiFailure, isRefused } from '@/lib/api/failure';
import { causesOf } from './causes-of';
import type { ReportLimit } from './report-limit';

/** Nothing of what visitors send or are sent. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['user-agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** What browsers and Node note by themselves (calls with their addresses, clicks with their names, the console) is left out. */
const keptCrumbs: ReadonlySet<string | undefined> = new Set(['api', 'navigation', 'sentry.event']);

/** Queries and marks hold e-mail addresses, tokens and keys of orders. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function nameOf({ call, status, code }: ApiFailure): string {
  return `${call ? `${call.method} ${call.path}` : 'API'}: ${status} ${code}`;
}

function tagsOf({ call, status, code, requestId }: ApiFailure) {
  return {
    ...(call && { api_method: call.method, api_path: call.path }),
    api_status: status,
    api_code: code,
    ...(requestId && { request_id: requestId }),
  };
}

function levelOf(failure: ApiFailure) {
  if (isRefused(failure)) return 'info';
  return failure.status === 429 ? 'warning' : 'error';
}

/** A failed call that is no error of the shop's, beside the next one that is. */
export function toCrumb(failure: ApiFailure): Breadcrumb {
  return { category: 'api', level: 'info', message: nameOf(failure), data: tagsOf(failure) };
}

/** Says which call failed, in place of the API's own words and of causes, which may quote an address or a body. */
function nameFailure(event: ErrorEvent, { originalException }: EventHint): void {
  const causes = causesOf(originalException);
  const failure = causes.find(isApiFailure);
  if (!failure) return;
  // The outermost error comes last.
  const [named, ...around] = event.exception?.values?.slice(-1 - causes.indexOf(failure)) ?? [];
  if (event.exception) event.exception.values = [{ ...named, value: nameOf(failure) }, ...around];
  event.level = levelOf(failure);
  event.fingerprint = [nameOf(failure)];
  event.tags = { ...event.tags, ...tagsOf(failure) };
}

function withoutVisitor({ request }: ErrorEvent): ErrorEvent['request'] {
  return (
    request && {
      ...(request.method && { method: request.method }),
      ...(request.url && { url: withoutQuery(request.url) }),
      ...(request.headers && { headers: request.headers }),
    }
  );
}

/** Code of a page itself is named by the address of the page. */
function cleanFrames({ exception }: ErrorEvent): void {
  for (const { stacktrace } of exception?.values ?? [])
    for (const frame of stacktrace?.frames ?? []) {
      if (frame.filename) frame.filename = withoutQuery(frame.filename);
      if (frame.abs_path) frame.abs_path = withoutQuery(frame.abs_path);
    }
}

function kindOf({ exception }: ErrorEvent): string {
  const { type, value } = exception?.values?.at(-1) ?? {};
  return `${type}: ${value}`;
}

function cleanCrumb(crumb: Breadcrumb): Breadcrumb | null {
  const { category, data } = crumb;
  if (!keptCrumbs.has(category)) return null;
  if (category !== 'navigation' || !data) return crumb;
  return { ...crumb, data: { from: withoutQuery(String(data.from)), to: withoutQuery(String(data.to)) } };
}

/** How the shop reports errors, from browsers and server alike: rarely, and nothing that is a visitor's. */
export function reportOptions(isLetThrough: ReportLimit) {
  return {
    dataCollection,
    // The messages by which lost connections are known stay as they are.
    enhanceFetchErrorMessages: false as const,
    beforeBreadcrumb: cleanCrumb,
    beforeSend(event: ErrorEvent, hint: EventHint): ErrorEvent | null {
      nameFailure(event, hint);
      const request = withoutVisitor(event);
      if (request) event.request = request;
      cleanFrames(event);
      return isLetThrough(kindOf(event)) ? event : null;
    },
  };
}

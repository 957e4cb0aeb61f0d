/** What is sent, under the names by which ky takes it. */
export type Sent = {
  method: string;
  headers: Readonly<Record<string, string>>;
  searchParams?: Readonly<Record<string, string | number | boolean | undefined>>;
  json?: unknown;
  signal?: AbortSignal;
};

/**
 * Sends a call and gives its answer as it was written; undefined for a body that is no JSON.
 * @throws RefusedAnswer, and what the way there throws
 */
export type Exchange = (path: string, sent: Sent) => Promise<{ status: number; body: unknown }>;

/** An answer with another status than those of success. */
export class RefusedAnswer extends Error {
  override name = 'RefusedAnswer';
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | null;

  constructor({ status, headers, url }: Response, data: unknown) {
    super(`answered with ${status}: ${url}`);
    this.status = status;
    this.data = data;
    this.requestId = headers.get('x-request-id');
  }
}

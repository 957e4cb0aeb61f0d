/** An event as it is sent to the service that collects errors. */
export type SentReport = {
  level: string;
  fingerprint?: string[];
  tags?: Record<string, unknown>;
  request?: { url?: string; headers?: Record<string, string> };
  contexts?: Record<string, Record<string, unknown>>;
  exception: { values: { type: string; value: string }[] };
  breadcrumbs?: { category: string; message?: string; data?: Record<string, unknown> }[];
};

function isReport(value: unknown): value is SentReport {
  return typeof value === 'object' && value !== null && 'exception' in value;
}

/** The events among the lines of a body: of each part one says what it is, the next is the part itself. */
export function reportsIn(body: string): SentReport[] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
    .filter(isReport);
}

/** Each error as it is listed there: `ApiFailure: GET basket: 503 unavailable`. */
export function titleOf({ exception }: SentReport): string {
  const { type, value } = exception.values.at(-1) ?? {};
  return `${type}: ${value}`;
}

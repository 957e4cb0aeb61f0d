declare module 'autocannon' {
  type Request = { path?: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Readonly<Record<string, string>>;
    requests?: readonly { setupRequest: (request: Request) => Request }[];
  };
  type Result = {
    errors: number;
    non2xx: number;
    requests: { average: number };
    /** Milliseconds. */
    latency: { p99: number };
    statusCodeStats: Readonly<Record<string, { count: number }>>;
  };
  /** Asks for pages over so many connections for so long. */
  export default function autocannon(options: Options): Promise<Result>;
}

import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { WorkerRequest } from './worker-protocol.ts';

const { serialize } = protocol;
const { parseDescribeStatementResults, parseResults } = parse;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
/** What PostgreSQL has said of a statement when it parsed it. */
type Known = { text: string; paramTypes: number[]; shape: Messages };
type Named = Pick<Extract<WorkerRequest, { kind: 'query' }>, 'text' | 'params' | 'rowMode'> & {
  name: string;
};

/** PGlite writes one message at a time and waits for its answer; what belongs together goes in as one. */
function join(...messages: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}

/**
 * Statements that PGlite parses and plans once; its own `query` does so every time. Only while nothing else runs:
 * the calls beneath know nothing of PGlite's turns.
 */
export class PreparedStatements {
  readonly #pg: PGlite;
  readonly #known = new Map<string, Known>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async query({ name, text, params, rowMode }: Named) {
    const { paramTypes, shape } = this.#known.get(name) ?? (await this.#prepare(name, text));
    if (this.#known.get(name)?.text !== text) throw new TypeError(`Two statements are named ${name}.`);
    const values = params.map((param, index) => this.#toText(param, paramTypes[index] ?? 0));
    const run = join(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    const answers = await this.#send(run);
    const [result] = parseResults([...shape, ...answers], this.#pg.parsers, { rowMode });
    return result ?? { rows: [], fields: [], affectedRows: 0 };
  }

  async #prepare(name: string, text: string): Promise<Known> {
    const described = serialize.describe({ type: 'S', name });
    const answers = await this.#send(join(serialize.parse({ name, text }), described, serialize.sync()));
    const known = {
      text,
      paramTypes: parseDescribeStatementResults(answers),
      shape: answers.filter((answer) => answer.name === 'rowDescription'),
    };
    this.#known.set(name, known);
    return known;
  }

  #toText(param: unknown, type: number) {
    if (param === null || param === undefined) return null;
    const serializer = this.#pg.serializers[type];
    return serializer ? serializer(param) : String(param);
  }

  #send(message: Uint8Array): Promise<Messages> {
    return this.#pg.execProtocolStream(message, { syncToFs: false });
  }
}

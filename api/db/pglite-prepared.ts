import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { WorkerRequest } from './worker-protocol.ts';

const { serialize } = protocol;
const { parseDescribeStatementResults, parseResults } = parse;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
/** What PostgreSQL has said of a statement when it parsed it. */
type Known = { text: string; paramTypes: number[]; shape: Messages };
type Named = Extract<WorkerRequest, { kind: 'prepared' }>;

/** PGlite writes one message at a time and waits for its answer; what belongs together goes in as one. */
function join(...messages: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}

const runAndSync = join(serialize.execute({}), serialize.sync());
/** Mark, length, no portal; after the name: how many formats and how many values; at the end: no formats of columns. */
const bindBytes = 1 + 4 + 1 + 1 + 2 + 2 + 2;

/**
 * Binds values as text to a statement, runs it and ends it; PGlite's own writer of messages takes as long for that as some
 * statements run.
 */
export function runMessage(name: string, values: readonly (string | null)[]): Uint8Array {
  const sizes = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  const nameBytes = Buffer.byteLength(name);
  const bytes = bindBytes + nameBytes + sizes.reduce((sum, size) => sum + 2 + 4 + size, 0);
  const message = Buffer.alloc(bytes + runAndSync.length);
  message.write('B');
  message.writeInt32BE(bytes - 1, 1);
  message.write(name, 6);
  let at = message.writeInt16BE(values.length, 6 + nameBytes + 1);
  // The format of each is 0, which is text.
  at = message.writeInt16BE(values.length, at + 2 * values.length);
  for (const [index, value] of values.entries()) {
    at = message.writeInt32BE(value === null ? -1 : (sizes[index] ?? 0), at);
    if (value !== null) at += message.write(value, at);
  }
  message.set(runAndSync, at + 2);
  return message;
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
    if (text !== null && this.#known.get(name)?.text !== text)
      throw new TypeError(`Two statements are named ${name}.`);
    const values = params.map((param, index) => this.#toText(param, paramTypes[index] ?? 0));
    const answers = await this.#send(runMessage(name, values));
    const [result] = parseResults([...shape, ...answers], this.#pg.parsers, { rowMode });
    return result ?? { rows: [], fields: [], affectedRows: 0 };
  }

  async #prepare(name: string, text: string | null): Promise<Known> {
    if (text === null) throw new TypeError(`No statement is named ${name}.`);
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

  #toText(param: unknown, type: number): string | null {
    if (param === null || param === undefined) return null;
    const serializer = this.#pg.serializers[type];
    return serializer ? serializer(param) : String(param);
  }

  #send(message: Uint8Array): Promise<Messages> {
    return this.#pg.execProtocolStream(message, { syncToFs: false });
  }
}

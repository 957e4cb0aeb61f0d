/**
 * Runs PGlite in a thread of its own, so that a long statement never stops the web server's event loop, and can be
 * ended by ending the thread. Statements arrive one at a time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { diskFull } from '../runtime/database-error.ts';
import { spoolFolder } from './backup/spool-folder.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { PreparedStatements } from './pglite-prepared.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest, WorkerResult } from './worker-protocol.ts';

const options: WorkerOptions = workerData;
const asText = (value: string) => value;
/** Dates and intervals stay text, as Drizzle expects of both drivers (functions cannot cross to the thread). */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs as a worker thread.');
/** The request in work; 0 while the database opens. */
let current = 0;

/** The engine is about to give up without an answer: whoever waits hears it now, and ends this thread. */
function tellRefusedLog(): void {
  const failure = { ...toFailure(new Error('The log could not be written.')), code: diskFull, isFatal: true };
  port?.postMessage({ id: current, failure } satisfies WorkerAnswer);
}

async function open(): Promise<PGlite> {
  const common = {
    extensions: { pg_trgm, unaccent },
    parsers,
    postgresqlconf: ['shared_buffers = 16MB', 'work_mem = 32MB', 'jit = off'],
  };
  if (options.pgDir === null) return PGlite.create(common);
  if (!options.isDurable) return PGlite.create({ ...common, dataDir: options.pgDir });
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return PGlite.create({
    ...common,
    fs: new DurableNodeFS(options.pgDir, tellRefusedLog),
    startParams: [...startParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  });
}

/** WebAssembly ended (`abort`, `exit`, a trap), or could not begin. */
const brokenEngine =
  /^(Aborted|Program terminated|unreachable|memory access|PGlite (failed|is closed))|RuntimeError|ExitStatus/;

function toFailure(error: unknown) {
  const text = (key: string) =>
    typeof error === 'object' && error !== null && key in error ? String(Reflect.get(error, key) ?? '') : '';
  const message = error instanceof Error ? error.message : String(error);
  return {
    message,
    code: text('code'),
    isFatal: /^(PANIC|FATAL)$/.test(text('severity')) || brokenEngine.test(message),
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    detail: text('detail'),
  };
}

type Engine = { pg: PGlite; prepared: PreparedStatements };
type Query = Extract<WorkerRequest, { kind: 'query' | 'prepared' }>;

async function query({ pg, prepared }: Engine, request: Query): Promise<WorkerResult> {
  if (request.begins) await pg.exec('BEGIN');
  const { rows, fields, affectedRows } =
    request.kind === 'query'
      ? await pg.query(request.text, request.params, { rowMode: request.rowMode })
      : await prepared.query(request);
  return { rows, fields, affectedRows: affectedRows ?? 0 };
}

async function answer(engine: Engine, request: WorkerRequest): Promise<WorkerAnswer> {
  const { pg } = engine;
  try {
    switch (request.kind) {
      case 'query':
      case 'prepared':
        return { id: request.id, result: await query(engine, request) };
      case 'exec':
        await pg.exec(request.text);
        return { id: request.id, result: { rows: [], fields: [], affectedRows: 0 } };
      case 'spool': {
        if (options.pgDir === null) throw new Error('A database in memory has no files.');
        await pg.exec('CHECKPOINT');
        const spooled = spoolFolder(options.pgDir, request.target);
        return { id: request.id, result: { rows: [spooled], fields: [], affectedRows: 0 } };
      }
      case 'close':
        await pg.close();
        return { id: request.id, result: { rows: [], fields: [], affectedRows: 0 } };
    }
  } catch (error) {
    return { id: request.id, failure: toFailure(error) };
  }
}

try {
  const pg = await open();
  const engine = { pg, prepared: new PreparedStatements(pg) };
  port.on('message', async (request: WorkerRequest) => {
    current = request.id;
    port.postMessage(await answer(engine, request));
  });
  port.postMessage({ id: 0, result: { rows: [], fields: [], affectedRows: 0 } } satisfies WorkerAnswer);
} catch (error) {
  port.postMessage({ id: 0, failure: toFailure(error) } satisfies WorkerAnswer);
}

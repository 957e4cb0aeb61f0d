import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
type Write = (stream: Stream, ...rest: readonly unknown[]) => number;
type EmscriptenNodeFs = {
  realPath(node: unknown): string;
  stream_ops: { write: Write; fsync?: (stream: Stream) => number };
};

const unknownRelease = 'This release of PGlite has another file system: fsync cannot be fitted.';

function isNodeFs(value: unknown): value is EmscriptenNodeFs {
  return (
    typeof value === 'object' &&
    value !== null &&
    'realPath' in value &&
    typeof value.realPath === 'function' &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    value.stream_ops !== null &&
    'write' in value.stream_ops &&
    typeof value.stream_ops.write === 'function'
  );
}

const ofLog = /[\\/]pg_wal[\\/]/;

/**
 * PGlite never calls fsync as shipped: a power cut loses every commit since the system's last flush. This gives its
 * file system a real fsync; the caller must also drop `-F` and set `fsync=on`, `wal_sync_method=fsync`.
 *
 * Where PostgreSQL cannot write its log it gives up, and PGlite never answers that statement: `onLogRefused` hears of it
 * while it happens.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onLogRefused: () => void;

  constructor(folder: string, onLogRefused: () => void) {
    super(folder);
    this.#onLogRefused = onLogRefused;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    const steps = result.emscriptenOpts.preRun;
    if (!Array.isArray(steps)) throw new Error(unknownRelease);
    steps.push((module) => {
      const nodeFs: unknown = Reflect.get(module, 'NODEFS');
      if (!isNodeFs(nodeFs)) throw new Error(unknownRelease);
      const { write } = nodeFs.stream_ops;
      nodeFs.stream_ops.write = (stream, ...rest) => {
        try {
          return write(stream, ...rest);
        } catch (error) {
          if (ofLog.test(nodeFs.realPath(stream.node))) this.#onLogRefused();
          throw error;
        }
      };
      nodeFs.stream_ops.fsync = (stream) => {
        const descriptor = stream.nfd ?? fs.openSync(nodeFs.realPath(stream.node), 'r');
        try {
          fs.fsyncSync(descriptor);
        } finally {
          if (stream.nfd === undefined) fs.closeSync(descriptor);
        }
        return 0;
      };
    });
    return result;
  }
}

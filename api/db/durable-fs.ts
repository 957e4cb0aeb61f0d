import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite never calls fsync as shipped: a power cut loses every commit since the system's last flush. This gives its
 * file system a real fsync; the caller must also drop `-F` and set `fsync=on`, `wal_sync_method=fsync`.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    const steps = result.emscriptenOpts.preRun;
    if (!Array.isArray(steps)) throw new Error('This PGlite release starts differently: fsync cannot be fitted.');
    steps.push((module) => {
      const nodeFs = module.FS.filesystems.NODEFS;
      nodeFs.stream_ops.fsync = (stream: { nfd?: number; node: unknown }) => {
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

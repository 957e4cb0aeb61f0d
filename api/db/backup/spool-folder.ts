import { closeSync, fstatSync, fsyncSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file of a spool: its path with slashes, and how many bytes of the spool are its own, after those before it. */
export type SpooledFile = { name: string; size: number };
export type Spooled = { directories: string[]; files: SpooledFile[] };

/** A lock of PostgreSQL's own, which no copy needs. */
const leftOut = new Set(['postmaster.pid']);

function append(file: string, spool: number, buffer: Buffer): number {
  const source = openSync(file, 'r');
  try {
    let rest = fstatSync(source).size;
    let size = 0;
    while (rest > 0) {
      const length = readSync(source, buffer, 0, Math.min(rest, buffer.length), null);
      if (length === 0) break;
      for (let done = 0; done < length; ) done += writeSync(spool, buffer, done, length - done);
      size += length;
      rest -= length;
    }
    return size;
  } finally {
    closeSync(source);
  }
}

/**
 * Writes all files of a folder one after another into one: many times quicker than a copy of each. Everything waits
 * meanwhile, so that the files belong to one moment.
 */
export function spoolFolder(folder: string, target: string): Spooled {
  const buffer = Buffer.allocUnsafe(1024 * 1024);
  const spool = openSync(target, 'wx', 0o600);
  const spooled: Spooled = { directories: [], files: [] };
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const at = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, at).split(path.sep).join('/');
      if (entry.isDirectory()) spooled.directories.push(name);
      else if (entry.isFile() && !leftOut.has(name))
        spooled.files.push({ name, size: append(at, spool, buffer) });
    }
    fsyncSync(spool);
    return spooled;
  } finally {
    closeSync(spool);
  }
}

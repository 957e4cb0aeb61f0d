import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { postgresMajor } from '../data-dir.ts';
import type { Snapshot } from '../database.ts';
import type { Manifest } from './manifest.ts';

export type BackupStep = { step: 'copying' | 'packing'; percent: number };

const { version: release }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);
const chunkBytes = 256 * 1024;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Opens nothing before it is read: a backup has more files than a process may have open. */
async function* slice(spool: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const length = Math.min(chunkBytes, size - done);
    const { buffer, bytesRead } = await spool.read(Buffer.allocUnsafe(length), 0, length, start + done);
    if (bytesRead === 0) throw new Error('The copy of the database is shorter than it was.');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

async function pack(
  manifest: Manifest,
  spool: FileHandle,
  target: string,
  onPercent: (percent: number) => void,
): Promise<void> {
  const total = manifest.files.reduce((sum, { size }) => sum + size, 0);
  let start = 0;
  const content = manifest.files.map(({ name, size }): TarSource => {
    const at = start;
    start += size;
    // The library streams nothing that is empty.
    if (size === 0) return { type: 'content', target: `pg/${name}`, mode: 0o600, content: '' };
    const read = async function* () {
      onPercent(Math.floor((at / Math.max(total, 1)) * 100));
      yield* slice(spool, at, size);
    };
    return { type: 'stream', target: `pg/${name}`, size, mode: 0o600, content: Readable.from(read()) };
  });
  const first: TarSource = { type: 'content', target: 'manifest.json', content: JSON.stringify(manifest) };
  await pipeline(
    packTar([first, ...content], { concurrency: 1 }),
    createGzip({ level: 6 }),
    createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/**
 * Writes a backup of a database that goes on working. It holds what was committed at one moment; other calls wait only
 * while the files are copied beside it. `target` appears whole or not at all.
 * @param snapshot of the database, which only an embedded one has
 */
export async function makeBackup(
  snapshot: (spool: string) => Promise<Snapshot>,
  options: { target: string; now: Date; onStep: (step: BackupStep) => void },
): Promise<Manifest> {
  const { target, now, onStep } = options;
  const spoolFile = `${target}.spool`;
  const draft = `${target}.draft`;
  try {
    onStep({ step: 'copying', percent: 0 });
    const { directories, files, counts, migrations } = await snapshot(spoolFile);
    const manifest: Manifest = {
      format: 1,
      release,
      createdAt: now.toISOString(),
      postgresMajor,
      migrations,
      counts,
      directories,
      files,
      sha256: await hashOf(spoolFile),
    };
    const spool = await open(spoolFile, 'r');
    try {
      await pack(manifest, spool, draft, (percent) => onStep({ step: 'packing', percent }));
    } finally {
      await spool.close();
    }
    await rename(draft, target);
    return manifest;
  } finally {
    await rm(spoolFile, { force: true });
    await rm(draft, { force: true });
  }
}

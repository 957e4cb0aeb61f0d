import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { StartError } from '../../contract/settings/start-error.ts';
import { hasErrorCode } from '../system-error.ts';
import { type Manifest, parseManifest } from './manifest.ts';

const isDamaged = (file: string, why: string) =>
  new StartError(
    `${path.resolve(file)} is damaged or not whole (${why}). Nothing was changed. Take another backup.`,
  );

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      unpackTar(folder, { strict: true, fmode: 0o600, dmode: 0o700, filter: ({ type }) => type === 'file' }),
    );
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) throw new StartError(`There is no file ${path.resolve(file)}.`);
    if (hasErrorCode(error, 'ENOSPC'))
      throw new StartError(`The disk of ${path.resolve(folder)} is full. Nothing was changed.`);
    throw isDamaged(file, error instanceof Error ? error.message : String(error));
  }
}

/** Compares every byte with what the manifest says. */
async function verify(file: string, folder: string, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256');
  for (const { name, size } of manifest.files) {
    const at = path.join(folder, 'pg', name);
    const found = await stat(at).catch(() => null);
    if (found?.size !== size) throw isDamaged(file, `${name} is missing or has another size`);
    for await (const chunk of createReadStream(at)) hash.update(chunk);
  }
  if (hash.digest('hex') !== manifest.sha256)
    throw isDamaged(file, 'its contents are not those that were written');
}

async function flush(folder: string, { files }: Manifest): Promise<void> {
  for (const { name } of files) {
    const handle = await open(path.join(folder, 'pg', name), 'r+');
    await handle.sync();
    await handle.close();
  }
}

/**
 * Unpacks a backup into a new folder: `manifest.json`, and the database in `pg`.
 * @param check of what it says about itself, before its contents are read
 * @throws StartError when anything in it is not as it was written
 */
export async function unpackArchive(
  file: string,
  folder: string,
  check: (manifest: Manifest) => void,
): Promise<Manifest> {
  await unpack(file, folder);
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = parseManifest(text);
  check(manifest);
  for (const name of manifest.directories) await mkdir(path.join(folder, 'pg', name), { recursive: true });
  await verify(file, folder, manifest);
  await flush(folder, manifest);
  return manifest;
}

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Edit, Growth } from '../../rehearsal/growth.ts';

/** A temporary folder may lie on another file system, to which there are no links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** What only the house itself has: files of growths stand elsewhere in the copy, and their lines are changed there. */
const left = /^rehearsal\/.*\/files\/|^scripts\/rehearsal\/growths\.test\.ts$/;

/** A copy of the working tree that growths are put into. */
export class Scratch {
  readonly root = mkdtempSync(join(tmpdir(), 'linden-rehearsal-'));
  readonly #house: string;
  readonly #touched = new Set<string>();

  constructor(house: string) {
    this.#house = house;
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    for (const file of new Set(listed.split('\0'))) {
      const from = join(house, file);
      // A file that was deleted and not yet committed is listed too.
      if (file === '' || left.test(file) || !existsSync(from)) continue;
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      copyFileSync(from, join(this.root, file));
    }
    symlinkSync(join(house, 'node_modules'), join(this.root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
    this.#touched.add(file);
  }

  /** @throws Error when the text to be changed is not there exactly once */
  edit({ file, before, after }: Edit): void {
    const parts = this.read(file).split(before);
    if (parts.length !== 2)
      throw new Error(`${file} has ${parts.length - 1} places, not one, that say: ${before}`);
    this.write(file, parts.join(after));
  }

  /** Puts a file back as it is in the house, or away. */
  restore(file: string): void {
    const own = join(this.#house, file);
    if (existsSync(own)) copyFileSync(own, join(this.root, file));
    else rmSync(join(this.root, file), { force: true });
    this.#touched.delete(file);
  }

  /** Puts in the new files. @returns their paths */
  putIn({ folder, make }: Growth): string[] {
    const files = join(this.#house, 'rehearsal', folder, 'files');
    const written = globSync('**/*.*', { cwd: files }).map((file) => file.replaceAll('\\', '/'));
    for (const file of written) this.write(file, readFileSync(join(files, file), 'utf8'));
    const made = make?.(
      (file) => this.read(file),
      (path) => readdirSync(join(this.root, path)),
    );
    for (const [file, text] of Object.entries(made ?? {})) this.write(file, text);
    return [...written, ...Object.keys(made ?? {})];
  }

  /** All of it at once: the new files and every change. */
  grow(growth: Growth): void {
    this.putIn(growth);
    for (const edit of [...growth.declaration, ...growth.edits]) this.edit(edit);
  }

  reset(): void {
    for (const file of this.#touched) this.restore(file);
  }

  /** With files of its own in place of the link: a build accepts no packages outside its folder. */
  ownPackages(): void {
    const packages = join(this.root, 'node_modules');
    rmSync(packages, { recursive: true });
    linkTree(join(this.#house, 'node_modules'), packages);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

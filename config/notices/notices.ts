/** The official graphics that the owner of the shop has put beside this file (decision 47). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'config/notices';
const types = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
} as const;
type Ending = keyof typeof types;

/** The first that is there: pages show what stays sharp, mails bear what every program opens. */
const endingsOf = {
  page: ['svg', 'webp', 'png', 'jpg'],
  mail: ['pdf', 'png', 'jpg', 'webp', 'svg'],
} as const;

export type Notice = {
  /** Its name in the folder, and in its address. */
  name: string;
  type: (typeof types)[Ending];
  /** On the disk. */
  file: string;
};

const named = /^([a-z][a-z0-9-]*)\.(svg|webp|png|jpg)$/;
const isEnding = (text: string): text is Ending => text in types;

/**
 * @param code a language (`nl`), or `garan-` and the code of a product
 * @returns null while nobody has put it there
 */
export function findNotice(code: string, use: keyof typeof endingsOf, root = process.cwd()): Notice | null {
  for (const ending of endingsOf[use]) {
    const name = `${code}.${ending}`;
    const file = join(root, folder, name);
    if (existsSync(file)) return { name, type: types[ending], file };
  }
  return null;
}

/** What is asked for by its address; null for what is no graphic of a page, or not there. */
export function noticeNamed(name: string, root = process.cwd()): Notice | null {
  const ending = named.exec(name)?.[2] ?? '';
  const file = join(root, folder, name);
  return isEnding(ending) && existsSync(file) ? { name, type: types[ending], file } : null;
}

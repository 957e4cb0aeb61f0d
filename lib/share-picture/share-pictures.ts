import 'server-only';
import { join } from 'node:path';
import { pictureFacts } from '@/config/pictures/facts';
import { readSharedPage, type SharedPage } from '@/lib/routes/share-picture';
import type { SiteCode } from '@/lib/sites/models';
import { findEdition } from '@/sites/editions';
import { drawSharePicture } from './draw';
import { createKeptPictures } from './kept-pictures';
import { type Lettering, openLettering } from './lettering';
import { loadSubject } from './subject';

let lettering: Promise<Lettering> | undefined;

/** A file that could not be read this time is read again the next. */
function forget(error: unknown): never {
  lettering = undefined;
  throw error;
}

async function draw(site: SiteCode, page: SharedPage): Promise<Buffer | null> {
  const subject = await loadSubject(site, page);
  if (!subject) return null;
  lettering ??= openLettering(join(process.cwd(), 'node_modules/@fontsource/fraunces/files')).catch(forget);
  const { title, file } = subject;
  const picture = file
    ? { path: join(process.cwd(), 'public/media', file), focus: pictureFacts[file]?.focus }
    : null;
  return drawSharePicture({ title, picture }, await lettering);
}

function pageOf(key: string): { site: SiteCode; page: SharedPage } | null {
  const [site = '', kind = '', file = ''] = key.split('/');
  const page = readSharedPage(kind, file);
  const edition = findEdition(site);
  return page && edition ? { site: edition.code, page } : null;
}

const readKept = createKeptPictures({
  hasPage: async (key) => {
    const found = pageOf(key);
    return found !== null && (await loadSubject(found.site, found.page)) !== null;
  },
  draw: async (key) => {
    const found = pageOf(key);
    return found && draw(found.site, found.page);
  },
});

/** The picture of a page as JPEG, made when it is first asked for; null when there is no such page. */
export async function readSharePicture(site: SiteCode, kind: string, file: string): Promise<Buffer | null> {
  return readSharedPage(kind, file) ? readKept(`${site}/${kind}/${file}`) : null;
}

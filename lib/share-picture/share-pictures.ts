import 'server-only';
import { join } from 'node:path';
import { pictureFacts } from '@/config/pictures/facts';
import { cached } from '@/lib/cache/cached';
import { readSharedPage, type SharedPage } from '@/lib/routes/share-picture';
import type { SiteCode } from '@/lib/sites/models';
import { findEdition } from '@/sites/editions';
import { drawSharePicture } from './draw';
import { type Lettering, openLettering } from './lettering';
import { loadSubject } from './subject';

const oneHourMs = 3_600_000;
const oneMinuteMs = 60_000;
/** Some 25 MB. A shop is shared by few of its pages at a time. */
const mostKept = 300;
/** A visitor of a page is told after 4.8 s that it cannot be had. */
const waitMs = 4000;

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

const pictures = cached<string, Buffer | null>(
  async (key) => {
    const [site = '', kind = '', file = ''] = key.split('/');
    const page = readSharedPage(kind, file);
    const edition = findEdition(site);
    return page && edition ? draw(edition.code, page) : null;
  },
  { freshMs: (picture) => (picture ? oneHourMs : oneMinuteMs), max: mostKept, waitMs },
);

/** The picture of a page as JPEG, made when it is first asked for; null when there is no such page. */
export async function readSharePicture(site: SiteCode, kind: string, file: string): Promise<Buffer | null> {
  // Made-up addresses must not push out what is kept.
  return readSharedPage(kind, file) ? pictures.get(`${site}/${kind}/${file}`) : null;
}

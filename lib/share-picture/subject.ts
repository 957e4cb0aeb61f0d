import 'server-only';
import { readListing } from '@/api/contract/calls/listing';
import { readProduct } from '@/api/contract/calls/product';
import { readTemplate } from '@/api/contract/calls/template';
import type { Media } from '@/api/contract/catalogue';
import { pictureFacts } from '@/config/pictures/facts';
import { isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import type { SharedPage } from '@/lib/routes/share-picture';
import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';

/** What a shared page is called and the file of its picture in public/media. */
export type Subject = { title: string; file: string | null };

/** Known files only: what an editor writes is no path on this disk. */
function fileOf(path: string | undefined): string | null {
  const file = /^\/media\/([\w-]+\.\w+)$/.exec(path ?? '')?.[1] ?? '';
  return Object.hasOwn(pictureFacts, file) ? file : null;
}

/** A room tells more of a piece of furniture than its packshot. */
function bestOf(media: readonly Media[]): string | null {
  const chosen = media.find(({ kind }) => kind === 'room') ?? media[0];
  return fileOf(chosen?.securePath);
}

/** The first picture in the slots of a page, however deep. */
function firstFile(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('path' in value && typeof value.path === 'string') return fileOf(value.path);
  for (const part of Object.values(value)) {
    const found = firstFile(part);
    if (found) return found;
  }
  return null;
}

async function readPage(site: SiteCode, alias: string): Promise<Subject> {
  const { seoInfo, slots } = await serverApi(site).send(readTemplate, { alias });
  const title = seoInfo.title[rulesOf(site).language] ?? Object.values(seoInfo.title)[0] ?? '';
  return { title, file: firstFile(slots.map(({ context }) => context)) };
}

async function readSubject(site: SiteCode, { kind, id }: SharedPage): Promise<Subject> {
  const api = serverApi(site);
  switch (kind) {
    case 'page':
      return readPage(site, id);
    case 'product': {
      const { title, media } = await api.send(readProduct, { vsin: id });
      return { title, file: bestOf(media) };
    }
    case 'category':
    case 'collection':
    case 'tag': {
      const { title, media, products } = await api.send(readListing, { query: { type: kind, vsin: id } });
      return { title, file: fileOf(media?.securePath) ?? bestOf(products[0]?.media ?? []) };
    }
    case 'listing': {
      const type = id === 'newest' || id === 'express' ? id : 'showroom';
      const { title, products } = await api.send(readListing, { query: { type } });
      return { title, file: bestOf(products[0]?.media ?? []) };
    }
    default:
      return kind satisfies never;
  }
}

/** Null when there is no such page. */
export async function loadSubject(site: SiteCode, page: SharedPage): Promise<Subject | null> {
  try {
    return await readSubject(site, page);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

import { variantVsin } from '@/api/contract/vsin';
import type { SiteCode } from '@/lib/sites/models';

/** The picture that stands beside a link to a page in a chat or on a social network: one address for each page. */

/** What networks show without cutting. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Kinds of pages with what their ids look like; nothing else has a picture, so nobody can order one. */
const ids = {
  page: /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/,
  product: variantVsin,
  category: /^C\d{1,9}$/,
  collection: /^CL\d{1,9}$/,
  tag: /^T\d{1,9}$/,
  listing: /^(?:newest|express|showroom)$/,
} as const satisfies Record<string, RegExp>;
export type SharedPage = { kind: keyof typeof ids; id: string };

function isKind(text: string): text is SharedPage['kind'] {
  return Object.hasOwn(ids, text);
}

export function sharePicturePath(site: SiteCode, { kind, id }: SharedPage): string {
  return `/share/${site}/${kind}/${id}.jpg`;
}

/** @param file the last segment of the address. Null for what `sharePicturePath` never writes. */
export function readSharedPage(kind: string, file: string): SharedPage | null {
  const id = /^(.+)\.jpg$/.exec(file)?.[1] ?? '';
  return isKind(kind) && ids[kind].test(id) ? { kind, id } : null;
}

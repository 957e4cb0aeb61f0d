import 'server-only';
import { cache } from 'react';
import sharp from 'sharp';
import { findNotice } from '@/config/notices/notices';
import type { Site } from '@/lib/sites/sites';
import { consumerRules, yourEurope } from '@/sites/consumer-rules';

export type NoticePicture = { src: string; width: number; height: number };
/** `picture` is null while the owner has not put the official graphic there. */
export type NoticeModel = { href: string; picture: NoticePicture | null };
export type NoticeOf = Pick<Site, 'siteCode' | 'language'>;

/** The official graphic as it is on the disk, with its measures so that nothing moves. */
export const loadNotice = cache(async (code: string): Promise<NoticePicture | null> => {
  const found = findNotice(code, 'page');
  if (!found) return null;
  const { width, height } = await sharp(found.file).metadata();
  return { src: `/notices/${found.name}`, width, height };
});

/** Null where the law of the site does not know the notice. */
export async function loadGuaranteeNotice({ siteCode, language }: NoticeOf): Promise<NoticeModel | null> {
  if (!consumerRules[siteCode].harmonisedNotices) return null;
  return { href: yourEurope(language), picture: await loadNotice(language) };
}

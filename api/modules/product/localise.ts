import type { Localised, Media } from '../../contract/catalogue.ts';
import { type Language, languages } from '../../contract/sites.ts';
import type { StoredMedia } from '../../db/schema/catalogue.ts';

/** The text in the language, otherwise in the first language there is. */
export function pickText(texts: Localised, language: Language): string {
  const first = languages.find((other) => texts[other] !== undefined);
  return texts[language] ?? (first ? (texts[first] ?? '') : '');
}

/** The list in the language, otherwise in the first language there is. */
export function pickList(lists: { [language in Language]?: string[] }, language: Language): string[] {
  const first = languages.find((other) => lists[other] !== undefined);
  return lists[language] ?? (first ? (lists[first] ?? []) : []);
}

export function toMedia(stored: StoredMedia, language: Language): Media {
  const path = `/media/${stored.file}`;
  return {
    newFileName: stored.file,
    securePath: path,
    secureThumbPath: path,
    contentType: 'image/webp',
    kind: stored.kind,
    width: stored.width,
    height: stored.height,
    alt: pickText(stored.alt, language),
    shows: stored.shows && pickText(stored.shows, language),
  };
}

import { pictureFacts } from '../../../config/pictures/facts.ts';
import { pictureUrl } from '../../../config/pictures/sizes.ts';
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

/** What is known of the file counts more than what was stored: pictures are made again now and then. */
export function toMedia(stored: StoredMedia, language: Language): Media {
  const path = `/media/${stored.file}`;
  const facts = pictureFacts[stored.file];
  return {
    newFileName: stored.file,
    securePath: path,
    secureThumbPath: pictureUrl(path, 'thumb'),
    contentType: 'image/webp',
    kind: stored.kind,
    width: facts?.width ?? stored.width,
    height: facts?.height ?? stored.height,
    alt: pickText(stored.alt, language),
    shows: stored.shows && pickText(stored.shows, language),
    // What comes from the studio melts into the well behind it, which has its colour already.
    ...(facts && stored.kind === 'room' ? { placeholder: facts.colour } : {}),
    ...(facts?.focus ? { focus: facts.focus } : {}),
  };
}

/** With the blurred picture to show until it is loaded: 100 bytes, for the few pictures that are shown large. */
export function toLargeMedia(stored: StoredMedia, language: Language): Media {
  const facts = pictureFacts[stored.file];
  return { ...toMedia(stored, language), ...(facts ? { placeholder: facts.blur } : {}) };
}

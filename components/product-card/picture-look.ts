import type { Media } from '@/api/contract/catalogue';

/** Studio pictures melt into their well; rooms and details are shown as they are. */
export function isPackshot({ kind }: Pick<Media, 'kind'>): boolean {
  return kind === 'packshot' || kind === 'front';
}

export function pictureLook(media: Pick<Media, 'kind'>): string {
  return isPackshot(media) ? 'packshot size-full object-cover' : 'size-full object-cover';
}

import type { Media } from '@/api/contract/catalogue';

/** Studio pictures, close-ups among them, melt into their well; rooms are shown as they are. */
export function isPackshot({ kind }: Pick<Media, 'kind'>): boolean {
  return kind !== 'room';
}

export function pictureLook(media: Pick<Media, 'kind'>): string {
  return isPackshot(media) ? 'packshot size-full object-cover' : 'size-full object-cover';
}

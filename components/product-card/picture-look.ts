import type { CardPicture } from '@/lib/product-card/models';

/** Studio pictures, close-ups among them, melt into their well; rooms are shown as they are. */
export function isPackshot({ kind }: Pick<CardPicture, 'kind'>): boolean {
  return kind !== 'room';
}

export function pictureLook(picture: Pick<CardPicture, 'kind'>): string {
  return isPackshot(picture) ? 'packshot size-full object-cover' : 'size-full object-cover';
}

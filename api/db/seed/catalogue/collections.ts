import type { CollectionCode, TagCode } from '../../../../messages/shape/catalogue.ts';

/** The vsin, which is made from the id, is what others refer to; codes are used by products. */
export const collections: Readonly<Record<CollectionCode, { id: number; file: string }>> = {
  linden: { id: 1, file: 'room-kitchen' },
  autumn: { id: 2, file: 'room-lounge' },
  'light-summer': { id: 3, file: 'room-breakfast' },
  japandi: { id: 4, file: 'room-hall' },
  'mid-century': { id: 5, file: 'room-media' },
  'home-office': { id: 6, file: 'room-study' },
  boucle: { id: 7, file: 'room-boucle' },
  dinner: { id: 8, file: 'room-formal' },
};

export const tagIds: Readonly<Record<TagCode, number>> = {
  'solid-wood': 1,
  'free-installation': 2,
  'made-to-measure': 3,
  quick: 4,
  'no-promotion': 5,
  'washable-cover': 6,
  handmade: 7,
  compact: 8,
  natural: 9,
  pets: 10,
  dimmable: 11,
  repairable: 12,
  // Given by `rows.ts` to whatever a parcel service does not take.
  'room-delivery': 13,
};

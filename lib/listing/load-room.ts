import 'server-only';
import { listProductCards } from '@/api/contract/calls/product';
import type { Media } from '@/api/contract/catalogue';
import type { Listing } from '@/api/contract/listing';
import { toPlaces } from '@/api/contract/places';
import { variantsIn } from '@/config/pictures/places';
import { serverApi } from '@/lib/api/server';
import type { ToCard } from '@/lib/product-card/to-card-model';
import { toPlace } from '@/lib/product-card/to-place';
import type { SiteCode } from '@/lib/sites/models';
import { isShort } from './is-short';
import type { ListingRoom } from './models';

const isRoom = ({ securePath }: Media) => variantsIn(securePath).length > 0;

/** The listing's own, or of a short listing the room in which most of its products stand. */
function roomOf({ media, total, products }: RoomFacts): Media | null {
  if (media && isRoom(media)) return media;
  const rooms = isShort({ total }) ? products.flatMap((product) => product.media.filter(isRoom)) : [];
  const count = (room: Media) => rooms.filter(({ securePath }) => securePath === room.securePath).length;
  return rooms.toSorted((one, other) => count(other) - count(one))[0] ?? null;
}

type RoomFacts = Pick<Listing, 'media' | 'total' | 'products'>;

/**
 * The picture of a listing with what is seen in it; null where that is not known, or nothing of it is to be had.
 * @throws when the goods cannot be read
 */
export async function loadRoom(
  site: SiteCode,
  listing: RoomFacts,
  toCard: ToCard,
): Promise<ListingRoom | null> {
  const media = roomOf(listing);
  if (!media) return null;
  const seen = variantsIn(media.securePath);
  const vsins = seen.map(({ vsin }) => vsin).join(',');
  const cards = await serverApi(site).send(listProductCards, { query: { vsins } });
  const places = toPlaces(seen, cards).map((place) => toPlace(place, toCard));
  const { securePath: path, width, height, placeholder } = media;
  return places.length > 0 ? { image: { path, width, height, placeholder }, places } : null;
}

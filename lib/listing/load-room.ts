import 'server-only';
import { listProductCards } from '@/api/contract/calls/product';
import type { Media } from '@/api/contract/catalogue';
import { toPlaces } from '@/api/contract/places';
import { variantsIn } from '@/config/pictures/places';
import { serverApi } from '@/lib/api/server';
import type { ToCard } from '@/lib/product-card/to-card-model';
import { toPlace } from '@/lib/product-card/to-place';
import type { SiteCode } from '@/lib/sites/models';
import type { ListingRoom } from './models';

/**
 * The picture of a listing with what is seen in it; null where that is not known, or nothing of it is to be had.
 * @throws when the goods cannot be read
 */
export async function loadRoom(
  site: SiteCode,
  media: Media | null,
  toCard: ToCard,
): Promise<ListingRoom | null> {
  const seen = media ? variantsIn(media.securePath) : [];
  if (!media || seen.length === 0) return null;
  const vsins = seen.map(({ vsin }) => vsin).join(',');
  const cards = await serverApi(site).send(listProductCards, { query: { vsins } });
  const places = toPlaces(seen, cards).map((place) => toPlace(place, toCard));
  const { securePath: path, width, height, placeholder } = media;
  return places.length > 0 ? { image: { path, width, height, placeholder }, places } : null;
}

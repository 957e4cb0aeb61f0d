import type { GoesWithCard } from '../../contract/goes-with-card.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readCards } from './cards.ts';
import { listProductIds } from './product-rows.ts';
import type { Surroundings } from './surroundings.ts';

const maxCards = 12;

type Around = Pick<Surroundings, 'relatedIds' | 'reasons'> & { vsin: string };

/** The first of each, then the second of each, and so on. */
function inTurns(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** Which of those asked about it goes with, and why; null where nothing better is known. */
function whyOf(vsin: string, around: readonly Around[]): Pick<GoesWithCard, 'reason' | 'besideVsin'> {
  for (const { vsin: besideVsin, reasons } of around) {
    const reason = reasons.get(vsin);
    if (reason) return { reason, besideVsin };
  }
  return { reason: null, besideVsin: null };
}

async function readAround(
  { catalogue }: Services,
  { site }: RequestContext,
  vsin: string,
): Promise<Around[]> {
  try {
    return [{ vsin, ...(await catalogue.surroundings(site.code, vsin)) }];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'product-not-found') return [];
    throw error;
  }
}

/**
 * What goes with several variants at once, as in a basket, and can be had: first what there is a reason for; never another
 * version of one of them.
 */
export async function readGoesWith(
  services: Services,
  context: RequestContext,
  vsins: readonly string[],
): Promise<GoesWithCard[]> {
  const asked = [...new Set(vsins)];
  const around = (await Promise.all(asked.map((vsin) => readAround(services, context, vsin)))).flat();
  const own = new Set(await listProductIds(services.db, asked));
  const ids = inTurns(around.map(({ relatedIds }) => relatedIds)).filter((id) => !own.has(id));
  const cards = await readCards(services, context, [...new Set(ids)].slice(0, maxCards * 2));
  const found = cards
    .filter(({ isAvailable }) => isAvailable)
    .map((card) => ({ ...card, ...whyOf(card.vsin, around) }));
  return [...found.filter(({ reason }) => reason), ...found.filter(({ reason }) => !reason)].slice(
    0,
    maxCards,
  );
}

import type { BasketInput } from '@/api/contract/basket';
import type { SiteRules } from '@/lib/sites/models';
import { isText, readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** What is chosen of the delivery and stored with the basket, one choice after another. */
export type Choices = Pick<BasketInput, 'deliveryMethod' | 'deliverySlot' | 'oldPieces'>;

/** Choices that the shop has not answered, so that a reload in that moment loses none. They are made anew at once or never. */
const expiresInMinutes = 5;
const keyOf = (site: SiteRules) => siteKey(site, 'checkout-choices');

/** Named here, as the contract would bring its validation along. */
const methods: readonly Choices['deliveryMethod'][] = [undefined, 'home', 'placement'];

type Slot = Choices['deliverySlot'];
function isSlot(value: unknown): value is Slot {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || !('date' in value && 'from' in value && 'until' in value)) return false;
  return [value.date, value.from, value.until].every(isText);
}

function areChoices(value: unknown): value is Choices {
  if (typeof value !== 'object' || value === null) return false;
  const { deliveryMethod, deliverySlot, oldPieces }: Record<keyof Choices, unknown> = {
    ...{ deliveryMethod: undefined, deliverySlot: undefined, oldPieces: undefined },
    ...value,
  };
  const isMethod = methods.some((one) => one === deliveryMethod);
  return isMethod && isSlot(deliverySlot) && (oldPieces === undefined || typeof oldPieces === 'number');
}

/** What a page that was left had not heard of, once; null where it had heard of all. */
export function takeUnsent(site: SiteRules): Choices | null {
  const unsent = readStored(keyOf(site), areChoices, 'tab');
  removeStored(keyOf(site), 'tab');
  return unsent;
}

/** Keeps the choices that are on their way or wait for others, the latest of each kind. */
export function keepUnsent(site: SiteRules, waiting: readonly Choices[]): void {
  if (waiting.length === 0) removeStored(keyOf(site), 'tab');
  else writeStored(keyOf(site), Object.assign({}, ...waiting), expiresInMinutes, 'tab');
}

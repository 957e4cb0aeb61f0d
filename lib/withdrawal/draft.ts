import { array, boolean, type InferType, number, object, string } from 'yup';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

const text = string().defined();

/** What a tab stores of a withdrawal under way, so that Back and reload lose nothing. Texts are empty, not left out. */
const draftSchema = object({
  contract: object({ orderNumber: text, email: text, name: text, statement: text }).required(),
  /** Whether it was declared so that its mail is awaited. */
  isDeclared: boolean().required(),
  /** The one of them that is not empty opens the last step. */
  opened: object({ key: text, orderId: text, code: text }).required(),
  confirm: object({ name: text, reason: text, quantities: array().of(number().required()).required() })
    .nullable()
    .defined(),
  /** What was sent last, with its key: until it is answered it is the same withdrawal, on the page after a reload too. */
  sent: object({ payload: text, key: text }).nullable().optional(),
}).required();
export type Draft = InferType<typeof draftSchema>;

/** What an address leads to: the key of a mail, an order of this browser, or a number that is filled in. */
export type Entry = { key: string; orderId: string; orderNumber: string };

const expiresInMinutes = 12 * 60;
const keyOf = (site: SiteRules) => siteKey(site, 'withdrawal');
const isDraft = (value: unknown): value is Draft => draftSchema.isValidSync(value, { strict: true });

export function keepDraft(site: SiteRules, draft: Draft): void {
  writeStored(keyOf(site), draft, expiresInMinutes, 'tab');
}

export function clearDraft(site: SiteRules): void {
  removeStored(keyOf(site), 'tab');
}

/** A draft goes on where the address leads to the same, or nowhere in particular. */
function isSame({ opened, contract }: Draft, { key, orderId, orderNumber }: Entry): boolean {
  if (key || orderId) return key === opened.key && orderId === opened.orderId;
  return orderNumber === '' || orderNumber === contract.orderNumber;
}

export function openDraft(site: SiteRules, entry: Entry): Draft {
  const kept = readStored(keyOf(site), isDraft, 'tab');
  if (kept && isSame(kept, entry)) return kept;
  const { key, orderId, orderNumber } = entry;
  return {
    contract: { orderNumber, email: '', name: '', statement: '' },
    isDeclared: false,
    opened: { key, orderId: key ? '' : orderId, code: '' },
    confirm: null,
  };
}

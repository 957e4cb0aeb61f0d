import type { ServiceName } from '../../../../messages/shape/catalogue.ts';
import type { setupProducts } from '../../schema/catalogue.ts';
import { amountsOfEuros } from './amounts.ts';
import { entriesOf } from './entries-of.ts';
import { named } from './named.ts';

type SetupProductRow = typeof setupProducts.$inferInsert;

/** Services the shop installs furniture with, for one piece. Their vsins start with S, as no product's does. */
const services: Readonly<Record<Exclude<ServiceName, 'assembly'>, { vsin: string; euros: number }>> = {
  cabinet: { vsin: 'S101', euros: 79 },
  bed: { vsin: 'S102', euros: 69 },
  table: { vsin: 'S103', euros: 45 },
  lamp: { vsin: 'S104', euros: 59 },
  mirror: { vsin: 'S105', euros: 35 },
};

export const setupProductRows: readonly SetupProductRow[] = entriesOf(services).map(
  ([name, { vsin, euros }]) => ({
    vsin,
    title: named((texts) => texts.services[name]),
    category: { vsin: 'S1', title: named((texts) => texts.services.assembly) },
    prices: amountsOfEuros(euros),
  }),
);

/** Categories whose products can be installed, those below them included. */
const setupOfCategory: Readonly<Record<string, string>> = {
  C21: 'S102',
  C31: 'S103',
  C41: 'S103',
  C42: 'S101',
  C51: 'S101',
  C52: 'S101',
  C53: 'S101',
  C54: 'S101',
  C63: 'S104',
  C81: 'S105',
};

/** The service of a category by its vsin, which begins with that of the category above; null when there is none. */
export function setupVsinOf(categoryVsin: string): string | null {
  return setupOfCategory[categoryVsin.slice(0, 3)] ?? null;
}

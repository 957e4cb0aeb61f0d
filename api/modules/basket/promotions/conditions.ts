import { lineConditionTypes } from '../../../contract/promotions.ts';
import type { Condition } from '../../../db/schema/promotions.ts';
import type { LineFacts, OfferLine, Promotion } from './promotion.ts';

type Terms = Pick<Promotion, 'match' | 'conditions'>;
type Facts = Omit<LineFacts, 'isException'>;

function meets(facts: Facts, condition: Condition): boolean {
  if (condition.type === 'totalBasket') return false;
  const given = facts[condition.type].map((value) => value.toLowerCase());
  return condition.values.some((value) => given.includes(value.toLowerCase()));
}

function isOfLine({ type }: Condition): boolean {
  return lineConditionTypes.some((known) => known === type);
}

/** What the goods lack for the conditions on their total; 0 when nothing is lacking. */
export function missingTotalMinor({ match, conditions }: Terms, totalMinor: number): number {
  const missing = conditions.flatMap((one) =>
    one.type === 'totalBasket' ? [Math.max(0, one.fromMinor - totalMinor)] : [],
  );
  if (missing.length === 0) return 0;
  // With `any`, conditions on lines are another way in.
  if (match === 'any') return conditions.some(isOfLine) ? 0 : Math.min(...missing);
  return Math.max(...missing);
}

/**
 * Whether a line with these facts is covered in a basket of this total. `all`: every condition holds. `any`: one of
 * them; a condition on the total then covers every line. Without conditions everything is covered.
 */
export function covers({ match, conditions }: Terms, facts: Facts, totalMinor: number): boolean {
  const holds = (one: Condition) =>
    one.type === 'totalBasket' ? totalMinor >= one.fromMinor : meets(facts, one);
  return conditions.length === 0 || (match === 'all' ? conditions.every(holds) : conditions.some(holds));
}

/** The lines a promotion takes something off; lines of the exception list never are (§5). */
export function coveredLines(terms: Terms, lines: readonly OfferLine[]): OfferLine[] {
  const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return lines.filter((line) => !line.facts.isException && covers(terms, line.facts, totalMinor));
}

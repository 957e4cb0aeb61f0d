/** Directive 2011/83/EU art. 9; the shop may grant more (`freeReturnDays`), never less. */
export const lawfulReturnDays = 14;

/** Days within which a consumer may send goods back: what the shop grants, and never less than the law gives. */
export function returnDaysOf(granted: { freeReturnDays: number } | null): number {
  return Math.max(lawfulReturnDays, granted?.freeReturnDays ?? 0);
}

/** Directive 2011/83/EU art. 9; the shop may grant more (`freeReturnDays`), never less. */
export const lawfulReturnDays = 14;

/** Up to here a listing would leave holes beside its filters: it has three columns at most, and a room below. */
const fewProducts = 9;

export const isShort = ({ total }: { total: number }): boolean => total <= fewProducts;

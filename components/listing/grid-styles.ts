/** 2 and 3 columns, for few products; faded while the next listing is on its way. Cells close up around what is as wide as all. */
export const fewStyles = 'product-grid transition-opacity group-aria-busy/pending:opacity-50';

/** 2, 3 and 4 columns. */
export const gridStyles = `${fewStyles} lg:grid-cols-4`;

/** A product among others: two rows that it shares with its neighbours, so that prices are on one line. */
export const cellStyles = 'row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0';

/** 2 and 3 columns, for few products; faded while the next listing is on its way. Cells close up around what is as wide as all. */
export const fewStyles = 'product-grid transition-opacity group-aria-busy/pending:opacity-50';

/** 2, 3 and 4 columns. */
export const gridStyles = `${fewStyles} lg:grid-cols-4`;

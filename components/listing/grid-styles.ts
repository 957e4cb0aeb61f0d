/** 2, 3 and 4 columns; faded while the next listing is on its way. */
export const gridStyles =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 transition-opacity ' +
  'group-aria-busy/pending:opacity-50';

/** A product among others: two rows that it shares with its neighbours, so that prices are on one line. */
export const cellStyles = 'row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0';

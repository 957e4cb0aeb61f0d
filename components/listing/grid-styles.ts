/** 2, 3 and 4 columns; faded while the next listing is on its way. */
export const gridStyles =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 transition-opacity ' +
  'group-aria-busy/pending:opacity-50';

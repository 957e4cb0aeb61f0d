/** A row of the menu of a phone. */
export const menuRow = 'flex min-h-12 items-center justify-between gap-4 py-2 hover:text-linden';

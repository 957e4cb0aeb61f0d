/** A row of the menu of a phone. */
export const menuRow = 'menu-row';

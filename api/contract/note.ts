/** Signs that a shopper may tell the shop with an order. */
export const maxNoteLength = 500;

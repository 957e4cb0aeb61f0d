/** Of the shop, for whoever asks the API or reads a page; that of `package.json` (§1). */
export const version = '1.51.8';

// `@/` for dependency-cruiser, which cannot read tsconfig.json without TypeScript's old compiler API.
const { resolve } = require('node:path');

module.exports = {
  resolve: { alias: { '@': resolve(__dirname, '..') }, extensions: ['.ts', '.tsx', '.mjs', '.js'] },
};

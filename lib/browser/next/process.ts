/** All that code for browsers asks of `process`. */
export const env = {};
export default { env };

/*
 * Property tests take the same examples in each run, so that what has passed passes again; `FUZZ_SEED=random` takes
 * others, and a number those of a failure that was told. Jest gives this file to whoever imports fast-check.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const asked = process.env.FUZZ_SEED;
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked || 1) });

module.exports = fc;

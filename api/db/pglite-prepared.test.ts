import { protocol } from '@electric-sql/pglite';
import fc from 'fast-check';
import { runMessage } from './pglite-prepared.ts';

const { serialize } = protocol;
const name = fc.stringMatching(/^[a-z][a-z-]{0,62}$/);
const value = fc.option(fc.string({ unit: 'grapheme', maxLength: 300 }), { nil: null });

test('a statement is run by the very bytes that PGlite itself would write', () => {
  fc.assert(
    fc.property(name, fc.array(value, { maxLength: 40 }), (statement, values) => {
      const parts = [serialize.bind({ statement, values }), serialize.execute({}), serialize.sync()];
      expect(Buffer.from(runMessage(statement, values)).equals(Buffer.concat(parts))).toBe(true);
    }),
  );
});

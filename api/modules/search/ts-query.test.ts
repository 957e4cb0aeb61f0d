import fc from 'fast-check';
import { apiTexts } from '../../../messages/api.ts';
import { toTsQuery } from './ts-query.ts';
import { wordsOf } from './words.ts';

const { search } = apiTexts.nl;

describe('what the database is asked for', () => {
  test('is every word, each itself or what it may stand for', () => {
    expect(toTsQuery(['zzz', 'yyy'], search)).toBe("(('zzz')) & (('yyy'))");
    const compound = toTsQuery(['eettafel'], search);
    expect(compound).toContain("('eettafel')");
    expect(compound).toContain(' | ');
  });

  test('may be finished only by its last word', () => {
    expect(toTsQuery(['zzz', 'yy'], search, { isLastPrefix: true })).toBe("(('zzz')) & (('yy') | 'yy':*)");
  });

  test('may be what a product is named, not what is said about it', () => {
    expect(toTsQuery(['zz'], search, { isLastPrefix: true, onlyNamed: true })).toBe(
      "(('zz':ABC) | 'zz':*ABC)",
    );
  });

  test('is a query, whatever was typed: quotes and operators are gone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '\\', '&', '|', '!', ':*', '(', ' ', 'a', '2', 'é') }),
        (typed) => {
          const query = toTsQuery(wordsOf(typed), search);
          expect(query.replace(/'[\p{L}\p{N}]+'/gu, '').replace(/[()&| ]/g, '')).toBe('');
        },
      ),
    );
  });
});

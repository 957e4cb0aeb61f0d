import { readOptions, repeatCommand } from './options.ts';

const kinds = ['strings', 'bodies'];

describe('what is run', () => {
  it('is everything with a seed by chance', () => {
    expect(readOptions([], kinds)).toMatchObject({ isShort: false, only: null, minutes: 3 });
    expect(readOptions([], kinds).seed).not.toBe(readOptions([], kinds).seed);
  });

  it('is the same each time in the short form', () => {
    expect(readOptions(['--short'], kinds)).toEqual(readOptions(['--short'], kinds));
  });

  it('is what was asked for', () => {
    const args = ['--only', 'bodies,strings', '--seed', '7', '--minutes', '15'];
    expect(readOptions(args, kinds)).toEqual({
      isShort: false,
      only: ['bodies', 'strings'],
      seed: 7,
      minutes: 15,
    });
  });

  it.each([['--only', 'bodie'], ['--seed', 'x'], ['--minutes', '0'], ['--seed', ''], ['--long']])(
    'is nothing with %s %s',
    (...args) => {
      expect(() => readOptions(args.filter(Boolean), kinds)).toThrow();
    },
  );
});

it('tells how to repeat what failed', () => {
  const options = readOptions(['--short'], kinds);
  expect(repeatCommand(options, ['bodies'])).toBe(
    `npm run attack -- --short --only bodies --seed ${options.seed}`,
  );
});

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = {
  isShort: boolean;
  /** Null runs every kind. */
  only: readonly string[] | null;
  seed: number;
  minutes: number;
};

/** The short form is the same each time, so that it does not fail by chance. */
const shortSeed = 20_260_710;
const longestMinutes = 120;

function readNumber(text: string | undefined, name: string, fallback: number, max: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${max}.`);
}

/** @throws Error that says what is wrong with the arguments */
export function readOptions(args: readonly string[], kinds: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const only = values.only?.split(',').map((name) => name.trim()) ?? null;
  const unknown = only?.filter((name) => !kinds.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no kind ${unknown.join(', ')}. There are: ${kinds.join(', ')}.`);
  const isShort = values.short;
  return {
    isShort,
    only,
    seed: readNumber(values.seed, 'seed', isShort ? shortSeed : randomInt(1, 2 ** 31 - 1), 2 ** 31 - 1),
    minutes: readNumber(values.minutes, 'minutes', 3, longestMinutes),
  };
}

/** What repeats the kinds that failed. */
export function repeatCommand({ isShort, seed }: Options, names: readonly string[]): string {
  return `npm run attack -- ${isShort ? '--short ' : ''}--only ${names.join(',')} --seed ${seed}`;
}

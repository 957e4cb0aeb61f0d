import {
  Maskito,
  type MaskitoOptions,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
} from '@maskito/core';
import { canBecome, signsOf, writtenBy } from './input-mask';

/** What is pasted, without the country's letters ahead of it if the rest fits then; else as it is, to be told of. */
function readPasted(text: string, mask: string, country: string): string {
  const [ahead = '', letters = ''] = /^\s*(\p{L}{1,2})[-\s]*/u.exec(text) ?? [];
  const bare = letters && country.startsWith(letters.toUpperCase()) ? text.slice(ahead.length) : text;
  return writtenBy(mask, bare) ?? text;
}

/** Refuses a typed sign that has no place, unless there is such a one already. */
function takeSigns(mask: string, country: string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const [from, to] = selection;
    const isAll = from === 0 && to === value.length;
    if (data.length > 1) return { elementState, data: isAll ? readPasted(data, mask, country) : data };
    const fits = (text: string) =>
      to === value.length ? writtenBy(mask, text) !== null : canBecome(mask, text);
    const isRefused = fits(value) && !fits(value.slice(0, from) + data + value.slice(to));
    return { elementState, data: isRefused ? '' : data };
  };
}

/** Behind as many signs as stood before it. */
function placeIn(written: string, signsBefore: number): number {
  let place = 0;
  for (let signs = 0; signs < signsBefore; place += 1) if (written[place]?.trim()) signs += 1;
  return place;
}

/** Writes what fits as the mask has it; what does not, or not any more, is left alone. */
function write(mask: string): MaskitoPostprocessor {
  return (state) => {
    const { value, selection } = state;
    const written = writtenBy(mask, value);
    if (written === null || written === value) return state;
    const [from, to] = selection;
    const moved = (place: number) => placeIn(written, signsOf(value.slice(0, place)).length);
    return { value: written, selection: [moved(from), moved(to)] };
  };
}

/**
 * A mask that loses nothing: it refuses single signs while they are typed, and writes the spaces. What is pasted, filled
 * in or left by a deletion stays as it is where it does not fit.
 */
function toOptions(mask: string, country: string): MaskitoOptions {
  return { mask: /^.*$/su, preprocessors: [takeSigns(mask, country)], postprocessors: [write(mask)] };
}

/** Keeps the field to the mask from now on. Returns how to end it. @param country whose letters may be pasted ahead */
export function maskField(field: HTMLInputElement, mask: string, country: string): () => void {
  const maskito = new Maskito(field, toOptions(mask, country));
  return () => maskito.destroy();
}

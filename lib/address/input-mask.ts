/** Signs of input masks (§5); any other sign stands for itself and is written for the typist. */
const kinds: ReadonlyMap<string, RegExp> = new Map([
  ['#', /^[0-9]$/],
  ['A', /^\p{L}$/u],
  ['N', /^[\p{L}0-9]$/u],
  ['X', /^.$/su],
]);

/** What is typed, without the spaces between. */
export function signsOf(text: string): string[] {
  return [...text.replaceAll(/\s/g, '')];
}

function fits(sign: string | undefined, slot: string): boolean {
  return sign !== undefined && (kinds.get(slot)?.test(sign) ?? sign === slot);
}

/** The text as the mask writes it, which may be the beginning only; null where a sign of it has no place. */
export function writtenBy(mask: string, text: string): string | null {
  const signs = signsOf(text);
  let written = '';
  for (const slot of mask) {
    if (signs.length === 0) break;
    if (fits(signs[0], slot)) written += signs.shift();
    else if (kinds.has(slot)) return null;
    else written += slot;
  }
  return signs.length === 0 ? written : null;
}

/** Whether the text can become what the mask wants by adding signs, also between those there are. */
export function canBecome(mask: string, text: string): boolean {
  const signs = signsOf(text);
  for (const slot of mask) if (fits(signs[0], slot)) signs.shift();
  return signs.length === 0;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** All words one slip away: a letter missing, doubled, swapped, wrong or too many. */
export function oneSlipAway(word: string): string[] {
  const edits = new Set<string>();
  const signs = [...word];
  for (let at = 0; at <= signs.length; at += 1) {
    const head = signs.slice(0, at).join('');
    const [first, second, ...others] = signs.slice(at);
    const rest = (second ?? '') + others.join('');
    if (first) edits.add(head + rest);
    if (first && second) edits.add(head + second + first + others.join(''));
    for (const letter of letters) {
      edits.add(head + letter + (first ?? '') + rest);
      if (first) edits.add(head + letter + rest);
    }
  }
  edits.delete(word);
  return [...edits];
}

/** Whether the letters at these places, counted from one, are the two before each other swapped. */
function isSwapped(a: readonly string[], b: readonly string[], row: number, column: number): boolean {
  return row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}

/** Slips between two words; two swapped neighbours count as one. */
export function slipsBetween(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (isSwapped(a, b, row, column)) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      next.push(best);
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length] ?? 0;
}

/** Slips forgiven in a word: none in the shortest, where another word is always near. */
export function forgivenSlips(word: string): number {
  if (word.length <= 3) return 0;
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}

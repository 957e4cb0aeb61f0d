/** What is ordered together arrives together: the promise of the line that takes longest; undefined without lines. */
export function arrivalOf<Promised extends { deliveryDate: string }>(
  lines: readonly Promised[],
): Promised | undefined {
  return lines.toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate)).at(-1);
}

/** What one product says of itself. */
export type Said = { name: string; values: readonly string[] };
/** The same of all: a cell is empty where a product says nothing of it. */
export type ComparedRow = { name: string; cells: (readonly string[])[]; isSame: boolean };

/** Each name once. What only one product says stands where it says it: after the name before. */
function namesOf(columns: readonly (readonly Said[])[]): string[] {
  const names: string[] = [];
  for (const column of columns)
    column.forEach(({ name }, index) => {
      if (names.includes(name)) return;
      const before = column[index - 1];
      names.splice(before ? names.indexOf(before.name) + 1 : 0, 0, name);
    });
  return names;
}

/** Lays what products say of themselves side by side, in the order in which they say it. */
export function alignRows(columns: readonly (readonly Said[])[]): ComparedRow[] {
  return namesOf(columns).map((name) => {
    const cells = columns.map((column) => column.find((said) => said.name === name)?.values ?? []);
    const [first] = cells.map((cell) => cell.join('\n'));
    return { name, cells, isSame: cells.every((cell) => cell.join('\n') === first) };
  });
}

/** What it is called and, after the first comma, in what it is made; `make` is missing where the title has no comma. */
export function splitTitle(title: string): { name: string; make: string | undefined } {
  const [name = title, make] = title.split(/, (.*)/);
  return { name, make };
}

/** Fills `{name}` and the like. @throws TypeError for a place without a value */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The text wants ${name}: ${text}`);
    return value;
  });
}

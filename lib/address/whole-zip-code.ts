/** Lines of an address in which no postal code is broken in two: `3542 AD`, `110 00`. */
export function withWholeZipCode(lines: readonly string[], zipCode: string): string[] {
  const written = zipCode.trim();
  if (!written.includes(' ')) return [...lines];
  return lines.map((line) => line.replace(written, written.replaceAll(' ', '\u00a0')));
}

/** Lower-case ASCII words joined by dashes: `Ø 120 × 75 cm, crème` → `120-x-75-cm-creme`. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

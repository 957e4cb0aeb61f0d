/** Lower-case ASCII words joined by dashes: `Één & twee` → `een-twee`. What has no such letter parts words. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

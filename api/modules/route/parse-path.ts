const slugTypes = { p: 'product', c: 'category', cl: 'collection', t: 'tag' } as const;
const slugPattern = /^.+-(p|cl|c|t)-((?:V|CL|C|T)\d{1,9})$/i;
const letters = { product: 'V', category: 'C', collection: 'CL', tag: 'T' } as const;

export type SlugType = (typeof slugTypes)[keyof typeof slugTypes];
/** What a path could be by its form alone. */
export type PathForm = { type: SlugType; vsin: string } | { type: 'template'; alias: string };

function isSlugKey(key: string): key is keyof typeof slugTypes {
  return Object.hasOwn(slugTypes, key);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads a path within the site (`/sofa-oslo-p-V100101`, `/policy/retourbeleid`, with or without query). Null when no
 * page can have it, so that it costs no question to the database.
 */
export function parsePath(url: string): PathForm | null {
  const path = decode(url.split(/[?#]/, 1)[0] ?? '');
  if (path === null) return null;
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  if (trimmed === '') return { type: 'template', alias: 'index' };
  const policy = /^policy\/([^/]+)$/i.exec(trimmed)?.[1];
  const slug = policy ?? trimmed;
  if (slug.includes('/')) return null;
  const match = policy ? null : slugPattern.exec(slug);
  const key = match?.[1]?.toLowerCase() ?? '';
  if (!match || !isSlugKey(key)) return { type: 'template', alias: slug };
  const vsin = (match[2] ?? '').toUpperCase();
  const type = slugTypes[key];
  return vsin.replace(/\d+$/, '') === letters[type] && Number(vsin.replace(/^\D+/, '')) > 0
    ? { type, vsin }
    : null;
}

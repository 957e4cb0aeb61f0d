import { homeAlias, type MarkedPage, readPolicyPath, readSlug } from '../../contract/page-paths.ts';

/** What a path could be by its form alone. */
export type PathForm = MarkedPage | { type: 'template'; alias: string };

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
  if (trimmed === '') return { type: 'template', alias: homeAlias };
  const policy = readPolicyPath(trimmed);
  const slug = policy ?? trimmed;
  if (slug.includes('/')) return null;
  const page = policy === null ? readSlug(slug) : null;
  return page === 'invalid' ? null : (page ?? { type: 'template', alias: slug });
}

import { compareAddress } from '@/api/contract/page-paths';
import { variantVsin } from '@/api/contract/vsin';
import type { SiteCode } from '@/lib/sites/models';
import { sitePath } from './paths';

const parameter = 'of';
/** More columns than these nobody can read. */
export const mostCompared = 4;

/** The page with these products side by side: the address is the comparison, so it can be shared and never ends. */
export function comparePath(site: SiteCode, vsins: readonly string[] = []): string {
  const path = sitePath(site, compareAddress);
  return vsins.length > 0 ? `${path}?${parameter}=${vsins.slice(0, mostCompared).join(',')}` : path;
}

/** The vsins in the query of a `comparePath`, and how many it names beyond those that find room. */
export function comparedOf(query: string | readonly string[] | undefined): {
  vsins: string[];
  beyond: number;
} {
  const named = [query ?? []].flat().flatMap((value) => value.split(','));
  const vsins = [...new Set(named.filter((vsin) => variantVsin.test(vsin)))];
  return { vsins: vsins.slice(0, mostCompared), beyond: Math.max(0, vsins.length - mostCompared) };
}

import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { findEdition } from '@/sites/editions';
import { getSite, type Site } from './sites';

/** The site of the page being rendered. Server components only; an unknown site is "not found"; middleware keeps out those that are not served. */
export async function currentSite(): Promise<Site> {
  const code = await siteParam();
  const edition = typeof code === 'string' ? findEdition(code) : null;
  return getSite((edition ?? notFound()).code);
}

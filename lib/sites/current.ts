import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { getSite, isServed, type Site } from './sites';

/** The site of the page being rendered. Server components only; an unserved site is "not found". */
export async function currentSite(): Promise<Site> {
  const code = await siteParam();
  if (typeof code !== 'string' || !isServed(code)) notFound();
  return getSite(code);
}

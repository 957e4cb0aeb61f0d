import type { Metadata } from 'next';
import { env } from '@/lib/env/env';
import { type SharedPage, sharePicturePath, shareSize } from '@/lib/routes/share-picture';
import type { Site } from '@/lib/sites/sites';
import { languageAddresses } from './languages';
import { shorten } from './shorten';

/** Shorter descriptions count as missing, and with them the page's own title (§5). */
const shortestDescription = 4;
/** What search results show of a title. */
const shownTitleCharacters = 60;

/** What every page of a site starts from. */
export function baseMetadata(site: Site): Metadata {
  return {
    metadataBase: env().publicUrl,
    title: { default: `${site.name} – ${site.description}`, template: `%s | ${site.name}` },
    description: site.description,
    applicationName: site.name,
    robots: { index: true, follow: true },
    openGraph: { siteName: site.name, locale: site.locale.replace('-', '_'), type: 'website' },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-icon.png',
    },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** Pages that nobody shares are pictured as the home page. */
const homeShared: SharedPage = { kind: 'page', id: 'index' };

type PageInput = {
  site: Site;
  /** Public path, the one canonical address: `/nl/banken-c-C11`. */
  path: string;
  title: string;
  description?: string | null;
  /** Pages that must not be found: basket, checkout, account, filtered listings. */
  noindex?: boolean;
  shared?: SharedPage;
};

/** The name of the shop stands behind a title as long as search results show both. */
function titleOf(title: string, site: Site): Metadata['title'] {
  const isNamed = title.includes(site.name);
  const whole = isNamed ? title : `${title} | ${site.name}`;
  if (whole.length <= shownTitleCharacters && !isNamed) return title;
  return { absolute: shorten(title, shownTitleCharacters) };
}

/**
 * Metadata of one page. The page's title is used only when its description is longer than three characters;
 * otherwise both are the site's own (§5). A page that is not indexed keeps its title, having no description.
 */
export async function pageMetadata({
  site,
  path,
  title,
  description,
  noindex,
  shared = homeShared,
}: PageInput): Promise<Metadata> {
  const text = description?.trim() ?? '';
  const isDescribed = text.length >= shortestDescription;
  const shownTitle = isDescribed || noindex ? title : null;
  const shownDescription = isDescribed ? text : site.description;
  return {
    ...(shownTitle === null ? {} : { title: titleOf(shownTitle, site) }),
    description: shownDescription,
    alternates: { canonical: path, ...(noindex ? {} : { languages: await languageAddresses(site, path) }) },
    robots: noindex ? { index: false, follow: true } : { index: true, follow: true },
    openGraph: {
      siteName: site.name,
      locale: site.locale.replace('-', '_'),
      // Next knows no goods: their page says so itself (`components/product/product-page-view.tsx`).
      ...(shared.kind === 'product' ? {} : { type: 'website' as const }),
      title: shownTitle ?? site.name,
      description: shownDescription,
      url: path,
      images: [
        {
          url: sharePicturePath(site.code, shared),
          ...shareSize,
          alt: shownTitle ?? site.name,
          type: 'image/jpeg',
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

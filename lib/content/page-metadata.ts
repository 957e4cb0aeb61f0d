import type { Metadata } from 'next';
import { templatePath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import type { Site } from '@/lib/sites/sites';
import type { ContentPage } from './models';

/** Metadata from the template's seoInfo (§3). */
export function contentMetadata(site: Site, page: ContentPage): Promise<Metadata> {
  return pageMetadata({
    site,
    path: templatePath(site.code, page.alias),
    title: page.title,
    description: page.description,
    shared: { kind: 'page', id: page.alias },
  });
}

export type Crumb = { title: string; href: string };

/** schema.org BreadcrumbList; the last crumb is the page itself. */
export function breadcrumbStructuredData(crumbs: Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: new URL(crumb.href, origin).href,
    })),
  };
}

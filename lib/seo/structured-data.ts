/** Objects for `JsonLd` that any page may have, in schema.org's words. `origin` is the origin of canonical addresses. */

export const schemaOrg = 'https://schema.org';

/** A page on the way to the one at hand, as the page shows it; the last one may be without an address: it is that page. */
export type Crumb = { title: string; href?: string };

export function absoluteAddress(path: string, origin: string): string {
  return new URL(path, origin).href;
}

export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href === undefined ? {} : { item: absoluteAddress(href, origin) }),
    })),
  };
}

/** What a page of a list shows. @param before how many stand on the pages before it */
export function listData(
  origin: string,
  { title, total, before }: { title: string; total: number; before: number },
  hrefs: readonly string[],
): object {
  return {
    '@context': schemaOrg,
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: absoluteAddress(href, origin),
    })),
  };
}

/** Questions that the page answers. */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': schemaOrg,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

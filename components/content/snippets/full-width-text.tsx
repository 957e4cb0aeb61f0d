import clsx from 'clsx';
import type { SnippetProps } from '../snippet-props';
import { TableOfContents } from '../table-of-contents';

/** Fewer headings need no list of them. */
const fewestForToc = 3;

/** What a section is: with a list of its headings; under a heading of the page, or without one of its own; or beside its own. */
const layouts = {
  long: 'grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]',
  plain: undefined,
  titled: 'md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-16',
} as const;

/**
 * A text to read: 68 characters wide, with a table of contents beside it when it is long, else with its heading there. One
 * without a heading of its own but with two inside goes on in two columns.
 */
export function FullWidthText({ context, words, headingLevel: Heading }: SnippetProps<'full-width-text'>) {
  const { html, toc } = context.article;
  const hasToc = toc.length >= fewestForToc;
  const layout = hasToc ? 'long' : context.title && Heading !== 'h1' ? 'titled' : 'plain';
  const isInColumns = layout === 'plain' && !context.title && toc.length === fewestForToc - 1;
  return (
    <section className="page-width section-air">
      <div className={layouts[layout]}>
        {context.title && (
          <Heading
            className={clsx(
              'heading reading-width',
              layout === 'long' && 'md:col-start-2',
              Heading === 'h1' ? 'text-4xl' : 'text-3xl',
            )}
          >
            {context.title}
          </Heading>
        )}
        {hasToc && <TableOfContents title={words.tableOfContents} entries={toc} />}
        <div
          className={clsx(
            'prose mt-4',
            layout !== 'plain' && 'md:col-start-2',
            layout === 'titled' && 'md:mt-1',
            isInColumns && 'in-columns',
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toArticle has cleaned it, on the server.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </section>
  );
}

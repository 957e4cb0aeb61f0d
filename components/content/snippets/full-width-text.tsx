import clsx from 'clsx';
import type { SnippetProps } from '../snippet-props';
import { TableOfContents } from '../table-of-contents';

/** Fewer headings need no list of them. */
const fewestForToc = 3;

/** A text to read: 68 characters wide, with a table of contents beside it when it is long. */
export function FullWidthText({ context, words, headingLevel: Heading }: SnippetProps<'full-width-text'>) {
  const { html, toc } = context.article;
  const hasToc = toc.length >= fewestForToc;
  return (
    <section className="page-width section-air">
      <div
        className={
          hasToc
            ? 'grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]'
            : // Under a heading of the page it begins where that does; below, it goes on in the column of long texts.
              Heading === 'h1'
              ? undefined
              : 'md:pl-80'
        }
      >
        {context.title && (
          <Heading
            className={clsx(
              'heading reading-width md:col-start-2',
              Heading === 'h1' ? 'text-4xl' : 'text-3xl',
            )}
          >
            {context.title}
          </Heading>
        )}
        {hasToc && <TableOfContents title={words.tableOfContents} entries={toc} />}
        <div
          className="prose mt-4 md:col-start-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toArticle has cleaned it, on the server.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </section>
  );
}

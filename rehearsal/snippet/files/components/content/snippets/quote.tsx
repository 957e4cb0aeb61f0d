import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** What somebody has said, and who it was. */
export function Quote({ context }: SnippetProps<'quote'>) {
  return (
    <SnippetSection>
      <figure className="reading-width">
        <blockquote className="heading text-3xl">{context.text}</blockquote>
        <figcaption className="mt-2 text-stone">{context.author}</figcaption>
      </figure>
    </SnippetSection>
  );
}

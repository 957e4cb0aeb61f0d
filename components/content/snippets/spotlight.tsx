import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';
import { TilePicture } from '../tile-picture';

/** Campaigns side by side: a large picture, a line, where it leads. */
export function Spotlight({ context, site, headingLevel }: SnippetProps<'spotlight'>) {
  const CardHeading = headingLevel === 'h1' ? 'h2' : 'h3';
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {context.cards.map((card) => (
          <li key={card.title} className="group/tile relative flex flex-col">
            <TilePicture
              image={card.image}
              isDecorative
              sizes="(min-width: 1440px) 660px, (min-width: 768px) 46vw, 92vw"
              fit="wide"
            />
            <CardHeading className="heading mt-5 text-2xl">{card.title}</CardHeading>
            <p className="mt-1.5 mb-3 max-w-xl text-stone">{card.text}</p>
            <Link
              href={sitePath(site, card.link)}
              className="mt-auto self-start rounded-sm font-medium underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/tile:decoration-2"
            >
              {card.linkText}
            </Link>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';
import { TilePicture } from '../tile-picture';

export function PopularCategories({ context, site, headingLevel }: SnippetProps<'popular-categories'>) {
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 md:gap-x-6 md:gap-y-8">
        {context.categories.map((category) => (
          <li key={category.link} className="group/tile relative">
            <TilePicture
              image={category.image}
              isDecorative
              sizes="(min-width: 1440px) 320px, (min-width: 768px) 22vw, 45vw"
            />
            <Link href={sitePath(site, category.link)} className="tile-link mt-3 block font-medium">
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

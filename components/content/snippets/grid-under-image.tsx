import clsx from 'clsx';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';
import { TilePicture } from '../tile-picture';
import { TileTitle } from '../tile-title';

/** Rows of three, on tablets too when no tile would be left over. */
const inThreesSizes = '(min-width: 1440px) 432px, (min-width: 993px) 31vw, (min-width: 768px) 34vw, 92vw';
const inTwosSizes = '(min-width: 1440px) 432px, (min-width: 993px) 31vw, (min-width: 768px) 46vw, 92vw';

export function GridUnderImage({ context, site, headingLevel }: SnippetProps<'grid-under-image'>) {
  const isInThrees = context.tiles.length % 3 === 0;
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul
        className={clsx(
          'grid gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6',
          isInThrees ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {context.tiles.map((tile) => (
          <li key={tile.title} className="group/tile relative">
            {tile.image && (
              <TilePicture image={tile.image} isDecorative sizes={isInThrees ? inThreesSizes : inTwosSizes} />
            )}
            <h3 className="mt-4 text-lg font-medium">
              <TileTitle title={tile.title} link={tile.link} site={site} />
            </h3>
            {tile.text && <p className="mt-1 text-stone">{tile.text}</p>}
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

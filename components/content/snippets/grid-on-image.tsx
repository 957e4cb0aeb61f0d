import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';
import { TilePicture } from '../tile-picture';
import { TileTitle } from '../tile-title';

/** A third more than the frame: it is square, the picture is not. */
const sizes = '(min-width: 1440px) 576px, (min-width: 993px) 40vw, 60vw';
/** Alone in its row of two, it is as wide as both columns. */
const lastOfOddSizes = '(min-width: 1440px) 576px, (min-width: 993px) 40vw, 93vw';

/** Tiles with their words on the picture: on a card of their own, so that they stay readable. On a phone, where two are beside each other, the words are below it. */
export function GridOnImage({ context, site, headingLevel }: SnippetProps<'grid-on-image'>) {
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-y-4 md:grid-cols-3 md:gap-6">
        {context.tiles.map((tile, index) => (
          // One cell for picture and words; nothing but the item is positioned, so the link can cover all of it.
          <li
            key={tile.title}
            className="group/tile relative grid content-start sm:items-end sm:*:col-start-1 sm:*:row-start-1 max-md:last:odd:col-span-2"
          >
            {tile.image && (
              <TilePicture
                image={tile.image}
                isDecorative
                className="aspect-square max-md:group-last/tile:group-odd/tile:aspect-8/3"
                sizes={index === context.tiles.length - 1 && index % 2 === 0 ? lastOfOddSizes : sizes}
              />
            )}
            <div className="z-1 mt-2 sm:m-3 sm:rounded-sm sm:bg-white sm:p-4 md:m-4">
              <h3 className="font-medium">
                <TileTitle title={tile.title} link={tile.link} site={site} />
              </h3>
              {tile.text && <p className="mt-0.5 text-sm text-stone">{tile.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

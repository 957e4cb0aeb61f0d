import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** Names that the page builder knows; an unknown one shows the leaf of the shop. */
const icons = new Map<string, IconName>([
  ['truck', 'truck'],
  ['shield', 'shield-check'],
  ['leaf', 'leaf'],
  ['sofa', 'sofa'],
  ['calendar', 'calendar'],
  ['star', 'star'],
  ['store', 'store'],
  ['ruler', 'ruler'],
  ['phone', 'phone'],
  ['refresh', 'refresh-cw'],
]);

/** Short certainties, or places with their opening hours: an icon, a line, a few words. */
export function GridIcon({ context, site, words, headingLevel }: SnippetProps<'grid-icon'>) {
  const TileHeading = context.title && headingLevel === 'h2' ? 'h3' : 'h2';
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul
        className={clsx(
          'grid gap-x-8 gap-y-8 rounded-sm bg-linen p-6 sm:grid-cols-2 md:p-10',
          context.tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {context.tiles.map((tile) => (
          <li key={tile.title} className="flex gap-4 lg:block">
            <Icon
              name={icons.get(tile.icon ?? '') ?? 'leaf'}
              size={28}
              // Places below each other all have the same one.
              className={clsx('text-linden', tile.mapsLink && 'max-lg:hidden')}
            />
            <div>
              <TileHeading className="font-medium lg:mt-4">
                {tile.link ? (
                  <Link
                    href={tile.link.startsWith('/') ? sitePath(site, tile.link) : tile.link}
                    className="rounded-sm underline decoration-sand underline-offset-4 hover:decoration-ink"
                  >
                    {tile.title}
                  </Link>
                ) : (
                  tile.title
                )}
              </TileHeading>
              {tile.text && <p className="mt-1 text-sm whitespace-pre-line text-stone">{tile.text}</p>}
              {tile.mapsLink && (
                <a
                  href={tile.mapsLink}
                  rel="noopener"
                  className="mt-2 inline-flex min-h-6 items-center rounded-sm text-sm underline underline-offset-4"
                >
                  {words.onMap}
                  <span className="sr-only">: {tile.title}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

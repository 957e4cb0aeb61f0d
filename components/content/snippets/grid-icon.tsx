import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link';
import { isAbreast } from '@/lib/content/is-abreast';
import type { SnippetWords } from '@/lib/content/models';
import { directionsTo } from '@/lib/routes/map-point';
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

/** Address and opening hours of a place: a line for each day or days, their hours below each other. */
function PlaceText({ text }: { text: string }) {
  const [address, ...hours] = text.split('\n\n');
  return (
    <div className="mt-1 text-sm text-stone">
      <p className="whitespace-pre-line">{address}</p>
      {hours.length > 0 && (
        <ul className="mt-3 grid gap-x-4 gap-y-0.5 max-lg:max-w-80">
          {hours
            .flatMap((part) => part.split('\n'))
            .map((line) => {
              const at = line.search(/:\s/);
              return (
                <li key={line} className="flex flex-wrap justify-between gap-x-3">
                  <span>{line.slice(0, at + 1)} </span>
                  <span className="tabular">{line.slice(at + 1).trim()}</span>
                </li>
              );
            })}
        </ul>
      )}
    </div>
  );
}

/** Ways to a place, on another website. */
function PlaceLinks({ title, mapsLink, words }: { title: string; mapsLink: string; words: SnippetWords }) {
  const links = [
    { text: words.directions, href: directionsTo(mapsLink) },
    { text: words.onMap, href: mapsLink },
  ];
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
      {links.map(
        ({ text, href }) =>
          href && (
            <a
              key={text}
              href={href}
              rel="noopener"
              className="inline-flex min-h-10 items-center rounded-sm text-ink underline underline-offset-4 hover:decoration-2"
            >
              {text}
              <span className="sr-only">: {title}</span>
            </a>
          ),
      )}
    </p>
  );
}

/** Short certainties, or places with their opening hours: an icon, a line, a few words. */
export function GridIcon({ context, site, words, headingLevel }: SnippetProps<'grid-icon'>) {
  const TileHeading = context.title && headingLevel === 'h2' ? 'h3' : 'h2';
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul
        data-abreast={isAbreast(context.tiles) || undefined}
        className={clsx('certainties', context.tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}
      >
        {context.tiles.map((tile) => (
          <li key={tile.title}>
            <Icon
              name={icons.get(tile.icon ?? '') ?? 'leaf'}
              size={28}
              // Places below each other all have the same one.
              className={clsx('text-linden', tile.mapsLink && 'max-lg:hidden')}
            />
            <div className={clsx(tile.mapsLink && 'grow')}>
              <TileHeading className="font-medium lg:mt-4">
                {tile.link ? (
                  <Link
                    href={tile.link.startsWith('/') ? sitePath(site, tile.link) : tile.link}
                    className="quiet-link"
                  >
                    {tile.title}
                  </Link>
                ) : (
                  tile.title
                )}
              </TileHeading>
              {tile.text &&
                (tile.mapsLink ? (
                  <PlaceText text={tile.text} />
                ) : (
                  <p className="mt-1 text-sm whitespace-pre-line text-stone">{tile.text}</p>
                ))}
              {tile.mapsLink && <PlaceLinks title={tile.title} mapsLink={tile.mapsLink} words={words} />}
            </div>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}

import clsx from 'clsx';
import { CardSlider } from '@/components/product-card/card-slider';
import { ProductCardView } from '@/components/product-card/product-card-view';
import { isInPairs } from '@/lib/content/is-in-pairs';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** Products chosen by the shop, as a grid or a slider. Nothing to show: no heading either. */
export function HeroProducts({ id, context, site, words, headingLevel }: SnippetProps<'hero-products'>) {
  const { title, text, layout, cards, link, linkText } = context;
  if (cards.length === 0) return null;
  return (
    <SnippetSection
      title={title}
      text={text}
      headingLevel={headingLevel}
      link={link && linkText ? { title: linkText, href: sitePath(site, link) } : null}
    >
      {layout === 'slider' ? (
        <CardSlider id={`slider-${id}`} label={title} labels={words.slider} cards={cards} />
      ) : (
        <ul
          data-list={`grid-${id}`}
          className={clsx(
            'grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4',
            isInPairs(cards.length) ? 'md:grid-cols-4' : 'sm:grid-cols-3',
          )}
        >
          {cards.map((card) => (
            <li key={card.vsin} className="card-cell">
              <ProductCardView card={card} travels={card.travels} />
            </li>
          ))}
        </ul>
      )}
    </SnippetSection>
  );
}

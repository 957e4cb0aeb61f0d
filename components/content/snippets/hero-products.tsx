import { ProductCard } from '@/components/product-card/product-card';
import { ProductSlider } from '@/components/product-card/product-slider';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** Products chosen by the shop, as a grid or a slider. Nothing to show: no heading either. */
export function HeroProducts({ id, context, site, headingLevel }: SnippetProps<'hero-products'>) {
  const { title, text, layout, cards, link, linkText } = context;
  if (cards.length === 0) return null;
  return (
    <SnippetSection
      title={title}
      text={text}
      headingLevel={headingLevel}
      link={link && linkText ? { title: linkText, href: sitePath(site.code, link) } : null}
    >
      {layout === 'slider' ? (
        <ProductSlider id={`slider-${id}`} label={title} cards={cards} />
      ) : (
        <ul
          data-list={`grid-${id}`}
          className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4"
        >
          {cards.map((card) => (
            <li key={card.vsin} className="min-w-0">
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </SnippetSection>
  );
}

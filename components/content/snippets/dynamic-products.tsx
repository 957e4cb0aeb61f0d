import { ProductSlider } from '@/components/product-card/product-slider';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** Products that a rule of the shop chooses, e.g. the newest. */
export function DynamicProducts({ id, context, site, headingLevel }: SnippetProps<'dynamic-products'>) {
  const { title, cards, link, linkText } = context;
  if (cards.length === 0) return null;
  return (
    <SnippetSection
      title={title}
      headingLevel={headingLevel}
      link={link && linkText ? { title: linkText, href: sitePath(site.code, link) } : null}
    >
      <ProductSlider id={`slider-${id}`} label={title} cards={cards} />
    </SnippetSection>
  );
}

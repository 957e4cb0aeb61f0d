import { CardSlider } from '@/components/product-card/card-slider';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** Products that a rule of the shop chooses, e.g. the newest. */
export function DynamicProducts({
  id,
  context,
  site,
  words,
  headingLevel,
}: SnippetProps<'dynamic-products'>) {
  const { title, cards, link, linkText } = context;
  if (cards.length === 0) return null;
  return (
    <SnippetSection
      title={title}
      headingLevel={headingLevel}
      link={link && linkText ? { title: linkText, href: sitePath(site, link) } : null}
    >
      <CardSlider id={`slider-${id}`} label={title} labels={words.slider} cards={cards} />
    </SnippetSection>
  );
}

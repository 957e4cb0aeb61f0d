import { getTranslations } from 'next-intl/server';
import { HowChecked } from '@/components/reviews/how-checked';
import { AccordionItem } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { AfterLoad } from '@/lib/browser/after-load';
import { anchors } from '@/lib/product/anchors';
import type { ProductModel, ReviewModel } from '@/lib/product/models';
import { reviewPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { LateProductPart } from './late-product-part';
import { Section } from './section';

type Props = {
  site: SiteCode;
  model: ProductModel;
  reviews: ReviewModel[] | null;
  /** How many gave 5, 4, 3, 2 and 1. */
  distribution: readonly number[];
  averageText: string;
};

export async function Reviews({ site, model, reviews, distribution, averageText }: Props) {
  const t = await getTranslations('product');
  const { rating } = model;
  const write = { href: reviewPath(site), title: t('reviews.write') };
  const hasSome = reviews !== null && reviews.length > 0;
  return (
    <Section id={anchors.reviews} title={t('sections.reviews')}>
      {reviews === null && <p className="text-stone">{t('reviews.unavailable')}</p>}
      {reviews?.length === 0 && <p className="text-stone">{t('reviews.none')}</p>}
      {hasSome && (
        <>
          {reviews.some(({ isExample }) => isExample) && (
            <p className="reading-width mb-6 text-sm text-stone">{t('reviews.examples')}</p>
          )}
          <LateProductPart
            part="reviews"
            of={{ vsin: model.productId, rating, averageText, reviews, distribution, write }}
          />
        </>
      )}
      <div className="mt-8 grid gap-x-10 sm:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16">
        {!hasSome && (
          <p>
            <LinkButton variant="secondary" href={write.href}>
              {write.title}
            </LinkButton>
          </p>
        )}
        <AccordionItem title={t('reviews.checked')} className="review-rules">
          <AfterLoad
            meanwhile={
              <HowChecked isInBrief>
                <Link href={`${write.href}#checked`}>{t('reviews.checked')}</Link>
              </HowChecked>
            }
          >
            <HowChecked />
          </AfterLoad>
        </AccordionItem>
      </div>
    </Section>
  );
}

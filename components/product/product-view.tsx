import { getTranslations } from 'next-intl/server';
import { OfferCards } from '@/components/offers/offer-cards';
import { PersonalWidget } from '@/components/personalisation/personal-widget';
import { ProductSlider } from '@/components/product-card/product-slider';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PendingNavigation } from '@/components/ui/pending-navigation';
import { anchors } from '@/lib/product/anchors';
import type { ProductPage } from '@/lib/product/loader';
import { BuyBox } from './buy-box';
import { Details } from './details';
import { LateProductPart } from './late-product-part';
import { ProductGallery } from './product-gallery';
import { Questions } from './questions';
import { Reviews } from './reviews';

export async function ProductView({ page }: { page: ProductPage }) {
  const { model, site, reviews } = page;
  const t = await getTranslations('product');
  const number = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const averageText = model.rating ? number.format(model.rating.average) : '';
  const [picture] = model.pictures;
  const [first] = model.related;
  // What is true of all of them is said once, above them.
  const common = first && model.related.every(({ reason }) => reason === first.reason) ? first.reason : null;
  const related = model.related.map(({ reason, ...card }) =>
    reason === null || common ? card : { ...card, note: t(`goesWith.${reason}`) },
  );
  return (
    <PendingNavigation className="page-width">
      <Breadcrumbs label={t('breadcrumbs')} isStepBackOnPhones items={page.crumbs} />
      <div className="product-columns">
        <ProductGallery
          vsin={model.productId}
          pictures={model.pictures}
          title={model.title}
          isHigh={model.isHigh}
        />
        <BuyBox page={page} related={related} averageText={averageText} />
        <div className="mt-10 sm:max-md:col-span-2 md:mt-14">
          <Details page={page} />
          <OfferCards
            site={site.code}
            where={model.offerSegments}
            placement="productBottom"
            className="mb-10 md:mb-14"
          />
        </div>
      </div>
      <div className="no-print">
        <Reviews
          site={site.code}
          model={model}
          reviews={reviews}
          distribution={page.distribution}
          averageText={averageText}
        />
        <Questions vsin={model.productId} questions={page.questions} email={site.contact.email} />
      </div>
      {model.related.length > 0 && (
        <section
          id={anchors.related}
          aria-labelledby="related-title"
          className="drawn-later product-part no-print"
        >
          <div className="mb-6 border-t border-sand pt-10 md:pt-14">
            <h2 id="related-title" className="heading text-2xl">
              {t('sections.related')}
            </h2>
            {common && <p className="mt-1 text-stone">{t(`goesWith.${common}`)}</p>}
          </div>
          <ProductSlider id="related-row" label={t('sections.related')} cards={related} />
        </section>
      )}
      <PersonalWidget
        key={model.productId}
        id="also-viewed"
        title={t('sections.alsoViewed')}
        widget="alsoViewed"
        productId={model.productId}
        otherwise="nothing"
      />
      {picture && (
        <LateProductPart
          part="recent"
          of={{
            title: t('sections.recent'),
            product: {
              vsin: model.productId,
              title: model.title,
              href: model.href,
              picture: picture.securePath,
            },
          }}
        />
      )}
    </PendingNavigation>
  );
}

import { getTranslations } from 'next-intl/server';
import { LateFavouriteButton } from '@/components/favourites/late-favourite-button';
import { GuaranteeLabel } from '@/components/notices/guarantee-label';
import { GuaranteeNotice } from '@/components/notices/guarantee-notice';
import { OfferCards } from '@/components/offers/offer-cards';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { anchors } from '@/lib/product/anchors';
import type { ProductPage } from '@/lib/product/loader';
import type { CardModel } from '@/lib/product-card/models';
import { samplesByPost } from '@/lib/sites/samples-by-post';
import { DeliveryTerms } from './delivery-terms';
import { EnergyClass } from './energy-class';
import { Highlights } from './highlights';
import { LateProductPart } from './late-product-part';
import { LivePrice } from './live-price';
import { PurchasePanel } from './purchase-panel';
import { sayDeliveryCost } from './say-delivery-cost';
import { ShowroomStock } from './showroom-stock';
import { SoldOut } from './sold-out';
import { VariantPicker } from './variant-picker';

type Props = {
  page: ProductPage;
  /** Cards of what goes with it. */
  related: readonly CardModel[];
  averageText: string;
};

/** What is bought: name, price, versions, button, and what these come with: delivery, return, guarantee. */
async function Choice({ page, related, averageText }: Props) {
  const { model, site } = page;
  const [t, card] = await Promise.all([getTranslations('product'), getTranslations('productCard')]);
  const { productId, title, brand, rating, purchase, deliveryCost } = model;
  return (
    <>
      <div>
        <div className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-stone">
          <p>{brand}</p>
          {rating && (
            <a
              href={`#${anchors.reviews}`}
              className="inline-flex flex-wrap items-center gap-x-2 py-1 hover:underline"
            >
              <Rating average={rating.average} label={t('reviews.summary', { average: averageText })} />
              <span aria-hidden="true" className="-ml-1 font-medium text-ink">
                {averageText}
              </span>
              {t(rating.isExample ? 'exampleLink' : 'ratingLink', { count: rating.count })}
            </a>
          )}
        </div>
        <div className="flex items-start justify-between gap-3 max-2xs:flex-wrap">
          <h1 className="heading text-2xl sm:max-md:text-xl tablet:text-2xl md:text-3xl short:text-2xl">
            {title}
          </h1>
          <LateFavouriteButton vsin={productId} label={card('favourite')} failed={card('favouriteFailed')} />
        </div>
        <LivePrice delivery={sayDeliveryCost(deliveryCost, t)} />
        <EnergyClass lightSource={model.lightSource} />
        <VariantPicker groups={model.options} />
      </div>
      <div>
        {purchase && (
          <PurchasePanel purchase={purchase} related={related} soldOut={<SoldOut model={model} />} />
        )}
        {purchase && model.availability.isAvailable && <DeliveryTerms page={page} />}
        <GuaranteeNotice site={site} isAmongOthers className="mt-2" />
        <GuaranteeLabel guarantee={model.guarantee} className="mt-2 pl-7.5 text-stone" />
        <noscript>
          <p className="mt-3 text-sm">{t('needsScript', { phone: site.contact.phone })}</p>
        </noscript>
      </div>
    </>
  );
}

/** What else can be done with it before it is bought. */
async function Further({ page: { model, site } }: Pick<Props, 'page'>) {
  const [t, card, words] = await Promise.all([
    getTranslations('product'),
    getTranslations('productCard'),
    getTranslations('samples'),
  ]);
  const { productId, title, samples } = model;
  return (
    <div className="further no-print">
      {model.hasVariants && (
        <LateProductPart
          part="variants"
          of={{ vsin: model.productId, title: t(model.hasSizes ? 'allVariants' : 'allColours') }}
        />
      )}
      {samples.length > 0 && (
        <div>
          {samples.map(({ title: name, href }) => (
            <Link key={href} href={href}>
              {samples.length === 1 ? t('oneSample') : t('sample', { name })}
            </Link>
          ))}
          <p>{words('byPost', samplesByPost(site.code))}</p>
        </div>
      )}
      <a href={`#${anchors.questions}`}>{t('askQuestion')}</a>
      <LateProductPart part="compare" of={{ vsin: productId, text: card('compare'), title }} />
    </div>
  );
}

/** Where it can be seen, and what is given with it. */
function Elsewhere({ page: { model } }: Pick<Props, 'page'>) {
  return (
    <>
      <ShowroomStock showrooms={model.showrooms} />
      {model.availability.isAvailable && (
        <LateProductPart
          part="promotions"
          of={{ vsin: model.productId, isDeliveredForFree: model.deliveryCost.home === null }}
        />
      )}
    </>
  );
}

/**
 * Everything that decides the purchase, beside the pictures; on tablets all but the choice itself stands below them, so
 * that both columns end about alike. It stays in view, but for whoever walks through it with the keyboard: the end of
 * a column that is taller than the window would keep out of sight of them.
 */
export function BuyBox({ page, related, averageText }: Props) {
  const { model, site } = page;
  return (
    <div className="sm:max-md:contents md:row-span-2">
      <div className="buy-box">
        <div id={anchors.purchase} className="purchase">
          <Choice page={page} related={related} averageText={averageText} />
        </div>
        <div className="purchase-more">
          <Highlights model={model} averageText={averageText} />
          <OfferCards site={site.code} where={model.offerSegments} placement="product" className="mt-5" />
          <Further page={page} />
          <Elsewhere page={page} />
        </div>
      </div>
    </div>
  );
}

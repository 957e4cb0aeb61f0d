import { useTranslations } from 'next-intl';
import { LazyPersonalProducts, LazyViewedProducts } from '@/components/personalisation/lazy-rows';
import type { SiteCode } from '@/lib/sites/models';
import { BasketEmpty, BasketFailed, BasketLoading } from './basket-states';
import { BasketView } from './basket-view';

/** The basket of the browser, with the parts that are the same for everyone. */
export function BasketPageView({ site }: { site: SiteCode }) {
  const t = useTranslations('productCard.slider');
  return (
    <BasketView
      loading={<BasketLoading />}
      failed={<BasketFailed site={site} />}
      empty={<BasketEmpty site={site} />}
      row={
        <>
          {/* First: it comes first, and what is last on a page may come while it is looked at. */}
          <LazyViewedProducts id="viewed-row" title={t('recent')} />
          <LazyPersonalProducts id="basket-row" title={t('forYou')} widget="forYou" otherwise="popular" />
        </>
      }
    />
  );
}

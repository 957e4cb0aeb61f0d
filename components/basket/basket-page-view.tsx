import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LazyPersonalProducts, LazyViewedProducts } from '@/components/personalisation/lazy-rows';
import type { SiteCode } from '@/lib/sites/models';
import { BasketEmpty, BasketFailed, BasketLoading } from './basket-states';
import { BasketView } from './basket-view';

/** The basket of the browser, with the parts that are the same for everyone. @param payment how it can be paid */
export function BasketPageView({ site, payment }: { site: SiteCode; payment?: ReactNode }) {
  const t = useTranslations('productCard.slider');
  return (
    <BasketView
      loading={<BasketLoading />}
      failed={<BasketFailed site={site} />}
      empty={<BasketEmpty site={site} />}
      payment={payment}
      row={
        <>
          {/* First: it comes first, and what is last on a page may come while it is looked at. */}
          <LazyViewedProducts id="viewed-row" title={t('recent')} />
          {/* As high as the row: on a phone its place is in sight, where nothing may come that moves the page. */}
          <div className="no-print min-h-112 md:min-h-132">
            <LazyPersonalProducts
              id="basket-row"
              title={t('forYou')}
              widget="forYou"
              otherwise="popular"
              hasRoom
            />
          </div>
        </>
      }
    />
  );
}

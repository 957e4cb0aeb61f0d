import type { SiteCode } from '@/lib/sites/models';
import { BasketEmpty, BasketFailed, BasketLoading } from './basket-states';
import { BasketView } from './basket-view';

/** The basket of the browser, with the parts that are the same for everyone. */
export function BasketPageView({ site }: { site: SiteCode }) {
  return (
    <BasketView
      loading={<BasketLoading />}
      failed={<BasketFailed site={site} />}
      empty={<BasketEmpty site={site} />}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Price } from '@/components/ui/price';
import type { BasketModel } from '@/lib/basket/models';
import { useBasket } from '@/lib/basket/use-basket';
import { formatMoney } from '@/lib/money/format';
import { lineKey } from '@/lib/order/line-key';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { basketPath, productPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

type Props = { onFollow: () => void };

/** A short look into the basket (§2). What could not be fetched is not shown as if there were nothing. */
function PanelContent({ onFollow }: Props) {
  const t = useTranslations('layout.basket');
  const { data: basket, isFetched, isFetching, refetch } = useBasket(useSite());
  // While it is asked for again, what failed stays where it is.
  if (!isFetched) return null;
  return (
    <section
      aria-label={t('title')}
      className="fade-in absolute top-full right-0 z-30 hidden w-96 rounded-md border border-sand bg-white shadow-float md:block"
    >
      {basket === undefined && (
        <div className="grid justify-items-center gap-3 p-6">
          <p className="text-stone">{t('failed')}</p>
          <Button variant="secondary" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {basket && basket.items.length > 0 && <Filled basket={basket} onFollow={onFollow} />}
      {(basket === null || basket?.items.length === 0) && (
        <p className="p-6 text-center text-stone">{t('empty')}</p>
      )}
    </section>
  );
}

/** The list scrolls at 270 px (§9). */
function Filled({ basket, onFollow }: Props & { basket: BasketModel }) {
  const t = useTranslations('layout.basket');
  const site = useSite();
  const { subTotal, discount, total } = basket.summary;
  return (
    <>
      <ul className="max-h-67.5 divide-y divide-sand overflow-y-auto overscroll-contain px-4">
        {basket.items.map((item) => (
          <li key={lineKey(item)} className="flex gap-4 py-4">
            <ProductThumb media={item.media} sizes="96px" className="w-24 shrink-0" />
            <div className="min-w-0 grow text-sm">
              <Link
                href={productPath(site.code, item)}
                onClick={onFollow}
                className="font-medium hover:underline"
              >
                {item.title}
              </Link>
              <p className="tabular mt-0.5 text-stone">
                {t('quantity')}: {item.quantity}
              </p>
              <Price
                size="sm"
                current={formatMoney(item.unitPrice, site.locale)}
                currentLabel={t('price')}
                previous={
                  item.generalMarketPrice && item.generalMarketPrice.amount !== item.unitPrice.amount
                    ? formatMoney(item.generalMarketPrice, site.locale)
                    : null
                }
                previousLabel={t('previousPrice')}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="border-t border-sand p-4">
        <dl className="tabular mb-3 grid grid-cols-[1fr_auto] gap-y-1 text-sm [&>dd]:text-right">
          <dt>{t('subTotal')}</dt>
          <dd>{formatMoney(subTotal, site.locale)}</dd>
          {discount.amount > 0 && (
            <>
              <dt>{t('discount')}</dt>
              <dd>{formatMoney({ ...discount, amount: -discount.amount }, site.locale)}</dd>
            </>
          )}
          <dt className="text-base font-semibold">{t('total')}</dt>
          <dd className="text-base font-semibold">{formatMoney(total, site.locale)}</dd>
        </dl>
        <LinkButton href={basketPath(site.code)} onClick={onFollow} className="w-full">
          {t('view')}
        </LinkButton>
      </div>
    </>
  );
}

export default withQueryProvider(PanelContent);

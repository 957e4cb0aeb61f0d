'use client';

import { useTranslations } from 'next-intl';
import type { Basket } from '@/api/contract/basket';
import type { SiteRules } from '@/api/contract/sites';
import { OrderSummary } from '@/components/basket/order-summary';
import { Picture } from '@/components/ui/picture';
import { countPieces } from '@/lib/basket/basket-math';
import { formatMoney } from '@/lib/money/format';

/** What is being bought, always in sight beside the steps. */
export function CheckoutSummary({ site, basket }: { site: SiteRules; basket: Basket }) {
  const t = useTranslations('checkout');
  return (
    <section
      aria-labelledby="checkout-summary"
      className="rounded-md border border-sand p-5 max-md:order-first sm:p-8 md:p-6 md:sticky md:top-24"
    >
      <h2 id="checkout-summary" className="heading mb-4 text-xl">
        {t('summary')}
      </h2>
      <details className="mb-4">
        <summary className="min-h-11 py-2 text-sm underline underline-offset-4">
          {t('showItems', { count: countPieces(basket) })}
        </summary>
        <ul className="mt-2 grid gap-3">
          {basket.items.map((item) => (
            <li key={item.productId} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 text-sm">
              <Picture
                src={item.media.securePath}
                width={item.media.width}
                height={item.media.height}
                alt=""
                sizes="4rem"
                fit="thumb"
                className="packshot aspect-4/3 bg-linen object-cover"
              />
              <span>
                {item.quantity} × {item.title}
              </span>
              <span className="tabular">{formatMoney(item.lineTotal, site.locale)}</span>
              {item.setupProduct && (
                <>
                  <span className="col-start-2 text-stone">{item.setupProduct.title}</span>
                  <span className="tabular">{formatMoney(item.setupProduct.lineTotal, site.locale)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
      <OrderSummary summary={basket.orderSummary} locale={site.locale} />
    </section>
  );
}

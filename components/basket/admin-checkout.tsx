'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { orderToolQuery } from '@/lib/basket/order-tool';
import type { SiteRules } from '@/lib/sites/models';

/**
 * In the place of the way to checkout, which leads administrators back to the basket (§6): why, and the way to the
 * tool they order with.
 */
export default function AdminCheckout({ site }: { site: SiteRules }) {
  const t = useTranslations('basket.admin');
  const { data: url, isPending, isError } = useQuery(orderToolQuery(site));
  return (
    <section aria-labelledby="admin-checkout" className="mt-5 rounded-md bg-linen p-4">
      <h3 id="admin-checkout" className="font-semibold">
        {t('title')}
      </h3>
      <p className="mt-1 text-sm">{t('text')}</p>
      <div aria-live="polite">
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles('primary', 'md', 'mt-4 w-full')}
          >
            {t('open')} <span className="sr-only">({t('newTab')})</span>
          </a>
        )}
        {!url && !isPending && <p className="mt-3 font-medium">{t(isError ? 'failed' : 'missing')}</p>}
      </div>
    </section>
  );
}

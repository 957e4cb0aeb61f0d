'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import { invoicesQuery } from '@/lib/order/queries';
import type { SiteRules } from '@/lib/sites/models';

/** The invoice of an order and its credit notes, to be read and kept. Nothing before it is paid. */
export function OrderInvoices({ site, orderId }: { site: SiteRules; orderId: string }) {
  const t = useTranslations('order.invoices');
  const { data: invoices = [] } = useQuery(invoicesQuery(site, orderId));
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices" className="no-print">
      <h2 id="invoices" className="heading text-xl">
        {t('title')}
      </h2>
      <ul className="mt-2 grid">
        {invoices.map(({ number, kind, issuedOn, total, file }) => (
          <li key={number} className="flex items-start justify-between gap-x-6 py-1">
            <span className="flex flex-wrap items-center gap-x-2">
              <a
                href={file}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t('file', { kind, number })}
              </a>
              <span className="text-sm text-stone">
                {t('issuedOn', { date: formatDate(issuedOn, site.locale) })}
              </span>
            </span>
            <span className="tabular flex min-h-11 items-center">{formatMoney(total, site.locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { toLocalTime } from '@/lib/dates/format';
import { formatMoment } from '@/lib/dates/format-moment';
import type { SiteRules } from '@/lib/sites/models';
import type { WithdrawalReceipt } from '@/lib/withdrawal/models';

/** Proof of the declaration with date and time; the same goes out by mail. It can be printed. */
export function Receipt({ site, receipt }: { site: SiteRules; receipt: WithdrawalReceipt }) {
  const t = useTranslations('withdrawal');
  const date = formatMoment(receipt.receivedAt, site);
  const state = receipt.isOrderCancelled ? 'cancelled' : receipt.isSent ? 'sent' : 'kept';
  const time = toLocalTime(receipt.receivedAt, site.timeZone);
  return (
    <div className="grid gap-6">
      <p>{t('receivedText', { date, time, email: receipt.email })}</p>
      <dl className="grid gap-x-8 gap-y-3 xs:grid-cols-2">
        <Fact name={t('receiptNumber')}>{receipt.receiptNumber}</Fact>
        <Fact name={t('orderNumber')}>{receipt.orderNumber}</Fact>
        <Fact name={t('receivedAt')}>{t('moment', { date, time })}</Fact>
        <Fact name={t('name')}>{receipt.name}</Fact>
        {receipt.reason && <Fact name={t('reason')}>{receipt.reason}</Fact>}
      </dl>
      <section aria-labelledby="withdrawn-lines">
        <h3 id="withdrawn-lines" className="mb-2 font-medium">
          {t('withdrawn')}
        </h3>
        <ul className="border-t border-sand">
          {receipt.lines.map((line) => (
            <li key={line.line} className="border-b border-sand py-3">
              {line.quantity} × {line.title}
            </li>
          ))}
        </ul>
      </section>
      <p className="text-stone">
        {t('sending', { state })} {t('money', { state, paidBy: receipt.paidBy })}
      </p>
      <div className="no-print">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Alert } from '@/components/ui/alert';
import { withRetry } from '@/lib/browser/with-retry';
import { formatMoment } from '@/lib/dates/format-moment';
import { formatMoney } from '@/lib/money/format';
import { notify } from '@/lib/notifications/notify';
import { epcPayment } from '@/lib/order/epc-payment';
import type { Transfer } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** The account is what is needed: a code that does not arrive must not cost the page. */
const TransferCode = lazy(() =>
  withRetry(async () => ({ default: (await import('./transfer-code')).TransferCode })),
);

type Props = { site: SiteRules; transfer: Transfer };

/** Asks for the transfer an order waits for, with all that a bank wants to know. */
export function AwaitedTransfer({ site, transfer }: Props) {
  const t = useTranslations('order');
  const amount = formatMoney(transfer.amount, site.locale);
  const date = formatMoment(transfer.payBefore, site);
  const payment = epcPayment(transfer);
  return (
    <Alert
      className="w-fit max-w-full"
      title={t.rich('payBefore', {
        amount,
        date,
        number: transfer.reference,
        whole: (chunks) => <span className="whitespace-nowrap">{chunks}</span>,
      })}
    >
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-[auto_auto]">
            <Fact name={t('transfer.amount')} value={amount} />
            <Fact name={t('transfer.holder')} value={transfer.holder} />
            <Fact name="IBAN" value={transfer.iban} copied={transfer.iban.replaceAll(' ', '')} />
            <Fact name="BIC" value={transfer.bic} />
            <Fact name={t('transfer.reference')} value={transfer.reference} copied={transfer.reference} />
            <Fact name={t('transfer.payBefore')} value={date} />
          </dl>
          {payment && <p className="mt-5 text-sm text-stone">{t('transfer.scan')}</p>}
        </div>
        {payment && (
          <Suspense fallback={<div className="size-44" />}>
            <TransferCode payment={payment} label={t('transfer.code')} />
          </Suspense>
        )}
      </div>
    </Alert>
  );
}

type FactProps = {
  name: string;
  value: string;
  /** What a press copies; without it there is nothing to press. */
  copied?: string;
};

function Fact({ name, value, copied }: FactProps) {
  const t = useTranslations('order.transfer');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('copied', { name }));
    } catch {
      notify('error', t('notCopied'));
    }
  };
  return (
    <div>
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="tabular font-medium">
        {value}
        {copied && (
          <button
            type="button"
            aria-label={t('copyName', { name })}
            onClick={() => void copy(copied)}
            className="no-print ml-3 min-h-6 text-sm font-normal underline underline-offset-4"
          >
            {t('copy')}
          </button>
        )}
      </dd>
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { goPayQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import type { PanelProps } from './panel-props';

/** What GoPay's own page lets the shopper choose from; without an answer that there is such a page. */
export default function GoPayPanel({ site, onTell }: PanelProps) {
  const t = useTranslations('payment.goPay');
  const { data: labels = [] } = useQuery(goPayQuery(site));
  useTellPanel({ problems: [], details: {}, feeMinor: 0, after: null }, onTell);
  return (
    <div>
      <p>{t('next')}</p>
      {labels.length > 0 && (
        <ul aria-label={t('choices')} className="mt-1 list-disc pl-5">
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

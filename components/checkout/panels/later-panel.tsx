'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LaterOffer } from '@/lib/checkout/models';
import { laterOffersQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import { formatMoney } from '@/lib/money/format';
import { CreditExample } from './credit-example';
import { AgeField, CreditWarning, leastAgeOf, ofAgeId } from './credit-law';
import type { PanelProps } from './panel-props';

const daysOfMonth = 30;

/** Paying later: what the provider offers for this basket, with what the law wants said, and asked, before. */
export default function LaterPanel({ site, due, wasTried, onTell }: PanelProps) {
  const t = useTranslations('payment.credit');
  const [isOfAge, setOfAge] = useState(false);
  const age = leastAgeOf(site);
  const { data: { offers } = { offers: [] } } = useQuery(laterOffersQuery(site, due.amount));
  const isMissing = age !== null && !isOfAge;
  const text = t('ofAgeMissing', { age: age ?? 0 });
  const problems = isMissing ? [{ id: ofAgeId, label: t('ofAgeTitle'), text }] : [];
  useTellPanel({ problems, details: age === null ? {} : { isOfAge }, feeMinor: 0, after: null }, onTell);
  const inParts = offers.find(({ amounts }) => amounts.length > 1);
  return (
    <>
      <CreditWarning site={site} />
      <Offers offers={offers} locale={site.locale} />
      {inParts && (
        <CreditExample
          locale={site.locale}
          cash={due}
          amounts={inParts.amounts}
          months={Math.round(inParts.dueInDays / daysOfMonth)}
        />
      )}
      {age !== null && (
        <AgeField
          age={age}
          isOfAge={isOfAge}
          error={wasTried && isMissing ? text : undefined}
          onChange={setOfAge}
        />
      )}
    </>
  );
}

/** What can be chosen on the provider's own page: nothing of it is chosen here. */
function Offers({ offers, locale }: { offers: readonly LaterOffer[]; locale: string }) {
  const t = useTranslations('payment.credit');
  if (offers.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{t('offers')}</p>
      <ul className="mt-1 list-disc pl-5">
        {offers.map(({ code, dueInDays, amounts: [first, ...others] }) => (
          <li key={code}>
            {first &&
              t('offer', { count: others.length + 1, amount: formatMoney(first, locale), days: dueInDays })}
          </li>
        ))}
      </ul>
    </div>
  );
}

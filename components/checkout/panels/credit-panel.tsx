'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import type { CreditOffer } from '@/lib/checkout/models';
import { creditOffersQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import { nameValue } from '@/lib/i18n/name-value';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { CreditExample } from './credit-example';
import { CreditWarning } from './credit-law';
import type { PanelProps } from './panel-props';

const id = 'credit-offer';

/** Shopping credit: an offer of a bank, none of which is chosen for the shopper. */
export default function CreditPanel({ site, due, wasTried, onTell }: PanelProps) {
  const t = useTranslations('payment.credit');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data: offers, isError, isFetching, refetch } = useQuery(creditOffersQuery(site, due.amount));
  const chosen = offers?.find((offer) => offer.id === chosenId);
  const missing = t('offerMissing');
  const [first] = offers ?? [];
  const problem = { id: first ? `${id}-${first.id}` : id, label: t('offerTitle'), text: missing };
  const state = { problems: chosen ? [] : [problem], details: {}, feeMinor: chosen?.fee.amount ?? 0 };
  useTellPanel({ ...state, after: chosen ? { ask: 'credit', offerId: chosen.id } : null }, onTell);
  if (!first)
    return (
      <NoOffers
        text={offers && t('noOffers')}
        failure={isError ? t('offersFailed') : null}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <CreditWarning site={site} />
      <OfferChoice
        offers={offers ?? []}
        locale={site.locale}
        chosenId={chosen?.id ?? ''}
        error={wasTried && !chosen ? missing : undefined}
        onChoose={setChosenId}
      />
      {chosen && (
        <CreditExample locale={site.locale} cash={due} amounts={chosen.amounts} months={chosen.count} />
      )}
    </>
  );
}

type NoOffersProps = {
  text: string | undefined;
  failure: string | null;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Why there is nothing to choose from, and how to ask again. */
function NoOffers({ text, failure, isRetrying, onRetry }: NoOffersProps) {
  const t = useTranslations('payment.credit');
  const reason = text ?? failure;
  return (
    <div id={id} tabIndex={-1}>
      {reason === null ? (
        <Skeleton className="h-40" />
      ) : (
        <Alert tone="error" title={reason}>
          <Button variant="secondary" size="sm" className="mt-3" isLoading={isRetrying} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Alert>
      )}
    </div>
  );
}

type ChoiceProps = {
  offers: readonly CreditOffer[];
  locale: string;
  chosenId: string;
  error: string | undefined;
  onChoose: (id: string) => void;
};

function OfferChoice({ offers, locale, chosenId, error, onChoose }: ChoiceProps) {
  const t = useTranslations('payment');
  const money = (amount: Money) => formatMoney(amount, locale);
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={t('credit.offerTitle')}
      options={offers.map(({ id: value, bank, count, fee, total, amounts: [first = total] }) => ({
        value,
        title: nameValue(locale, bank, t('parts.each', { count, amount: money(first) })),
        description: fee.amount > 0 ? t('parts.fee', { fee: money(fee) }) : t('parts.free'),
        aside: money(total),
      }))}
      value={chosenId}
      onChange={(event) => onChoose(event.target.value)}
      error={error}
    />
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { failureText } from '@/lib/api/error-text';
import { readGiftCard } from '@/lib/checkout/gift-card';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';

/** What is left on a card, for whoever has its code. */
function BalanceForm({ read = readGiftCard }: { read?: typeof readGiftCard }) {
  const [t, site] = [useTranslations('giftCards'), useSite()];
  const [code, setCode] = useState('');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => read(site, code) });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending && code.trim() !== '') mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 max-sm:mt-6">
      <Field
        id="balance-code"
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div aria-live="polite">
        {data && !error && (
          <p className="text-lg">
            {t('balance', {
              amount: formatMoney(data.balance, site.locale),
              of: formatMoney(data.amount, site.locale),
              date: formatDate(data.validUntil, site.locale),
            })}
          </p>
        )}
      </div>
      {error && <Alert tone="error">{failureText(error, t('failed'))}</Alert>}
      <Button type="submit" variant="secondary" isLoading={isPending} className="justify-self-start">
        {t('showBalance')}
      </Button>
    </form>
  );
}

export const BalancePart = withQueryProvider(BalanceForm);

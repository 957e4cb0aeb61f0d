'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { PanelState, WalletCard } from '@/lib/checkout/models';
import { bankIcaQuery, cardQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import { walletCards, walletPhone } from '@/lib/checkout/wallet';
import type { PanelProps } from './panel-props';
import { PartsChoice } from './parts-choice';

const ids = { phone: 'wallet-phone', card: 'wallet-card' } as const;

type Chosen = { phone: string | null; card: WalletCard | null; isRefused: boolean };

/** What is missing: the phone, else one of its cards that can pay. */
function useProblems({ phone, card, isRefused }: Chosen): PanelState['problems'] {
  const t = useTranslations('payment.wallet');
  const [first] = walletCards(phone ?? '');
  if (phone === null) return [{ id: ids.phone, label: t('phone'), text: t('phoneWrong') }];
  const ofCard = { id: `${ids.card}-${(card ?? first)?.bin}`, label: t('card') };
  if (card === null) return [{ ...ofCard, text: t('cardMissing') }];
  return isRefused ? [{ ...ofCard, text: t('cardRefused') }] : [];
}

/**
 * Masterpass: the account is a phone; one of its cards pays, in the parts it has. Its bank is asked for before the order, so that
 * none is placed with a card that cannot pay; the 3-D step comes after it.
 */
export default function WalletPanel({ site, due, wasTried, onTell }: PanelProps) {
  const t = useTranslations('payment.wallet');
  const [typed, setTyped] = useState('');
  const [bin, setBin] = useState<string | null>(null);
  const [count, setCount] = useState(1);
  const phone = walletPhone(typed);
  const cards = walletCards(phone ?? '');
  const card = cards.find((one) => one.bin === bin) ?? null;
  const { data: facts } = useQuery(cardQuery(site, card?.bin ?? null, due.amount));
  const parts = facts?.parts ?? [];
  const chosen = parts.find((one) => one.count === count);
  const installmentCount = chosen?.count ?? 1;
  const { data: bankIca } = useQuery(bankIcaQuery(site, card, installmentCount));
  const isComing = card !== null && bankIca === undefined;
  const isRefused = bankIca === null;
  const problems = useProblems({ phone, card, isRefused });
  const after =
    phone && card && bankIca ? { ask: 'wallet' as const, phone, card, bankIca, installmentCount } : null;
  useTellPanel({ problems, isComing, details: {}, feeMinor: chosen?.fee.amount ?? 0, after }, onTell);
  const errorOf = (id: string) =>
    wasTried || (isRefused && id === ids.card)
      ? problems.find((problem) => problem.id.startsWith(id))?.text
      : undefined;
  return (
    <>
      <Field
        id={ids.phone}
        label={t('phone')}
        hint={t('phoneHint')}
        error={errorOf(ids.phone)}
        type="tel"
        autoComplete="tel"
        maxLength={25}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {cards.length > 0 && (
        <RadioGroup
          id={ids.card}
          name={ids.card}
          legend={t('card')}
          options={cards.map(({ bin: value, name, lastDigits }) => ({
            value,
            title: name,
            description: t('ending', { digits: lastDigits }),
          }))}
          value={card?.bin ?? ''}
          onChange={(event) => {
            setBin(event.target.value);
            // Parts are chosen for one card: another one's may cost something.
            setCount(1);
          }}
          error={errorOf(ids.card)}
        />
      )}
      {parts.length > 1 && (
        <PartsChoice
          id="wallet-parts"
          locale={site.locale}
          parts={parts}
          chosen={installmentCount}
          onChoose={setCount}
        />
      )}
    </>
  );
}

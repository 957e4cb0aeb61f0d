'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import {
  binOf,
  codeSize,
  digitsOf,
  isCardNumber,
  isExpiry,
  isSecurityCode,
  numberMask,
} from '@/lib/checkout/card-number';
import type { CardFacts } from '@/lib/checkout/models';
import { cardQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import type { PanelProps } from './panel-props';
import { PartsChoice } from './parts-choice';
import { useTyped } from './use-typed';

const ids = { number: 'card-number', expiry: 'card-expiry', code: 'card-code' } as const;
type FieldName = keyof typeof ids;
const fieldNames = ['number', 'expiry', 'code'] as const;

/** What is wrong in each field, as long as it is. */
function useProblems(typed: Record<FieldName, string>): Record<FieldName, string | null> {
  const t = useTranslations('payment.card');
  const number = digitsOf(typed.number);
  return {
    number: isCardNumber(number) ? null : t('numberWrong'),
    expiry: isExpiry(typed.expiry, new Date()) ? null : t('expiryWrong'),
    code: isSecurityCode(typed.code.trim(), number)
      ? null
      : t('codeWrong', { count: String(codeSize(number)) }),
  };
}

/** The parts that were chosen, as long as this card and this total have them; else all at once, which costs nothing. */
function partsOf(facts: CardFacts | undefined, count: number) {
  return facts?.parts.find((parts) => parts.count === count) ?? null;
}

/**
 * A card: its number, expiry and code stay in these fields. Only its first digits are asked about, for brand, bank and
 * parts; the bank's own page comes after the order.
 */
export default function CardPanel({ site, due, wasTried, onTell }: PanelProps) {
  const t = useTranslations('payment.card');
  const [expiry, setExpiry] = useState('');
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [choice, setChoice] = useState<{ bin: string | null; count: number }>({ bin: null, count: 1 });
  const typedNumber = useTyped(ids.number, (text) => numberMask(digitsOf(text)));
  const number = digitsOf(typedNumber);
  const bin = binOf(number);
  const { data: facts } = useQuery(cardQuery(site, bin, due.amount));
  // Chosen for this card: another one's parts may cost something.
  const chosen = partsOf(facts, choice.bin === bin ? choice.count : 1);
  const wrong = useProblems({ number: typedNumber, expiry, code });
  const labels = { number: t('number'), expiry: t('expiry'), code: t('code') };
  const problems = fieldNames.flatMap((name) => {
    const text = wrong[name];
    return text === null ? [] : [{ id: ids[name], label: labels[name], text }];
  });
  const isDivided = chosen !== null && chosen.count > 1 && bin !== null;
  const details = isDivided ? { bin, installmentCount: chosen.count } : {};
  const feeMinor = isDivided ? chosen.fee.amount : 0;
  useTellPanel({ problems, details, feeMinor, after: null }, onTell);

  const field = (name: FieldName) => ({
    id: ids[name],
    label: labels[name],
    inputMode: 'numeric' as const,
    error: wasTried || left.includes(name) ? (wrong[name] ?? undefined) : undefined,
    // Who leaves an empty field is on the way to another one.
    onBlur: ({ target }: { target: HTMLInputElement }) =>
      target.value !== '' && setLeft((fields) => [...fields, name]),
  });
  return (
    <>
      <div className="relative">
        <Field {...field('number')} autoComplete="cc-number" maxLength={40} />
        {/* Beside the label: below the field it would push the next ones down, or keep room for nothing. */}
        <p role="status" className="absolute top-0 right-0 max-w-[60%] truncate text-sm text-stone">
          {facts && [facts.brand, facts.bank].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...field('expiry')}
          autoComplete="cc-exp"
          hint={t('expiryHint')}
          maxLength={9}
          value={expiry}
          onChange={(event) => setExpiry(event.target.value)}
        />
        <Field
          {...field('code')}
          autoComplete="cc-csc"
          hint={t('codeHint', { count: codeSize(number) })}
          maxLength={4}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      {facts && facts.parts.length > 1 && (
        <PartsChoice
          id="card-parts"
          locale={site.locale}
          parts={facts.parts}
          chosen={chosen?.count ?? 1}
          onChoose={(count) => setChoice({ bin, count })}
        />
      )}
      <p className="text-sm text-stone">{t('privacy')}</p>
    </>
  );
}

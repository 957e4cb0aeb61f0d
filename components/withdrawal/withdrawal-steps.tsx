'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { SiteRules } from '@/api/contract/sites';
import type { WithdrawalCheck, WithdrawalReceipt } from '@/api/contract/withdrawals';
import { isApiFailure } from '@/lib/api/failure';
import type { WithdrawalCalls } from '@/lib/withdrawal/calls';
import type { ConfirmForm, ContractForm } from '@/lib/withdrawal/schema';
import { toWithdrawalInput } from '@/lib/withdrawal/to-input';
import { ConfirmStep } from './confirm-step';
import { ContractStep } from './contract-step';
import { Receipt } from './receipt';

type Step =
  | { name: 'contract'; contract: ContractForm }
  | { name: 'confirm'; contract: ContractForm; check: WithdrawalCheck }
  | { name: 'receipt'; receipt: WithdrawalReceipt };
type Attempt = { payload: string; key: string };
type Props = { site: SiteRules; calls: WithdrawalCalls; orderNumber: string };

/** Two steps and a receipt (Directive 2011/83/EU art. 11a). The heading of each takes the focus when it opens. */
export function WithdrawalSteps({ site, calls, orderNumber }: Props) {
  const t = useTranslations('withdrawal');
  const [step, setStep] = useState<Step>({ name: 'contract', contract: { orderNumber, email: '' } });
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current !== step.name) heading.current?.focus();
    shown.current = step.name;
  }, [step.name]);

  const open = (next: Step) => {
    setError(null);
    setStep(next);
  };
  /** What was typed stays when a call fails. */
  const showError = (failure: unknown) => {
    if (!isApiFailure(failure)) return setError(t('failed'));
    setError(failure.code === 'order-not-found' ? t('notFound') : failure.message || t('failed'));
  };

  const check = async (contract: ContractForm) => {
    setError(null);
    await calls.check(contract).then((found) => open({ name: 'confirm', contract, check: found }), showError);
  };
  const withdraw = async (contract: ContractForm, found: WithdrawalCheck, form: ConfirmForm) => {
    setError(null);
    const input = toWithdrawalInput(contract, found, form);
    const payload = JSON.stringify(input);
    if (attempt.current?.payload !== payload) attempt.current = { payload, key: crypto.randomUUID() };
    await calls
      .withdraw(input, attempt.current.key)
      .then((receipt) => open({ name: 'receipt', receipt }), showError);
  };

  return (
    <div className="reading-width rounded-md bg-white p-5 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="heading mb-6 scroll-mt-40 text-2xl outline-none">
        {t(`steps.${step.name}`)}
      </h2>
      {step.name === 'contract' && <ContractStep start={step.contract} error={error} onSubmit={check} />}
      {step.name === 'confirm' && (
        <ConfirmStep
          site={site}
          check={step.check}
          error={error}
          onBack={() => open({ name: 'contract', contract: step.contract })}
          onSubmit={(form) => withdraw(step.contract, step.check, form)}
        />
      )}
      {step.name === 'receipt' && <Receipt site={site} receipt={step.receipt} />}
    </div>
  );
}

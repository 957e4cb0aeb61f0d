'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { SiteRules } from '@/lib/sites/models';
import type { WithdrawalCalls } from '@/lib/withdrawal/api';
import type { Entry } from '@/lib/withdrawal/draft';
import { toConfirmForm } from '@/lib/withdrawal/to-input';
import { type RefusedField, useWithdrawal } from '@/lib/withdrawal/use-withdrawal';
import { CodeStep } from './code-step';
import { ConfirmStep } from './confirm-step';
import { ContractStep } from './contract-step';
import { Opening } from './opening';
import { Receipt } from './receipt';

const none: readonly RefusedField[] = [];
type Props = { site: SiteRules; calls: WithdrawalCalls; entry: Entry };

/** The heading of each step takes the focus when it opens. */
export function WithdrawalSteps({ site, calls, entry }: Props) {
  const t = useTranslations('withdrawal');
  const withdrawal = useWithdrawal(site, calls, entry);
  const { step, draft, problem } = withdrawal;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current !== step.name) heading.current?.focus();
    shown.current = step.name;
  }, [step.name]);
  const error = problem?.said ?? (problem?.key ? t(problem.key) : null);
  const refused = problem?.beside ?? none;
  const isDeclared = step.name === 'confirm' && step.check.declaredAt !== null;
  const isTyped = !draft.opened.key && !draft.opened.orderId;

  return (
    <div className="withdrawal-card">
      <h2 ref={heading} tabIndex={-1} className="heading scroll-mt-40 text-2xl outline-none">
        {isDeclared ? t('complete') : t(`steps.${step.name}`)}
      </h2>
      <div className="reading-width">
        {step.name === 'opening' && (
          <Opening error={error} onRetry={withdrawal.openAgain} onBack={withdrawal.toContract} />
        )}
        {step.name === 'contract' && (
          <ContractStep
            start={draft.contract}
            error={error}
            refused={refused}
            onChange={withdrawal.keepContract}
            onSubmit={withdrawal.declare}
          />
        )}
        {step.name === 'code' && (
          <CodeStep
            contract={draft.contract}
            error={error}
            refused={refused}
            onSubmit={withdrawal.enterCode}
            onAgain={() => withdrawal.declare(draft.contract)}
            onBack={withdrawal.toContract}
          />
        )}
        {step.name === 'confirm' && (
          <ConfirmStep
            site={site}
            check={step.check}
            start={toConfirmForm(step.check, draft)}
            error={error}
            refused={refused}
            onChange={withdrawal.keepConfirm}
            onBack={isTyped ? withdrawal.toContract : null}
            onSubmit={(form) => withdrawal.withdraw(step.proof, step.check, form)}
          />
        )}
        {step.name === 'receipt' && <Receipt site={site} receipt={step.receipt} />}
      </div>
    </div>
  );
}

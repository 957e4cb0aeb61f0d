import { useEffect, useRef, useState } from 'react';
import { isApiFailure } from '@/lib/api/failure';
import { type PlacedFailure, placeFailure } from '@/lib/api/place-failure';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import type { SiteRules } from '@/lib/sites/models';
import type { Proof, WithdrawalCalls } from './api';
import { clearDraft, type Draft, type Entry, keepDraft, openDraft } from './draft';
import type { WithdrawalCheck, WithdrawalReceipt } from './models';
import type { ConfirmForm, ContractForm } from './schema';
import { toDeclaration, toProof, toWithdrawalInput } from './to-input';

const fieldsOf = {
  contract: ['orderNumber', 'email', 'name', 'statement'],
  code: ['code'],
  confirm: ['name', 'reason'],
} as const;
type WithdrawalField = (typeof fieldsOf)[keyof typeof fieldsOf][number];

export type Step =
  | { name: 'opening' }
  | { name: 'contract' }
  | { name: 'code' }
  | { name: 'confirm'; proof: Proof; check: WithdrawalCheck }
  | { name: 'receipt'; receipt: WithdrawalReceipt };
export type RefusedField = PlacedFailure<WithdrawalField>['beside'][number];
/** What went wrong, beside fields of the step and above it; there in words of the API, or in ours. */
export type Problem = {
  beside: readonly RefusedField[];
  said: string | null;
  key: 'failed' | 'linkWrong' | null;
};
type State = { step: Step; problem: Problem | null };

const linkWrong: Problem = { beside: [], said: null, key: 'linkWrong' };
const nothingOpen = { key: '', orderId: '', code: '' };

function toProblem(failure: unknown, step: keyof typeof fieldsOf): Problem {
  const { beside, above } = placeFailure(failure, fieldsOf[step], '');
  return { beside, said: above || null, key: above === '' ? 'failed' : null };
}

/** No order is this browser's, or its mail's, by what opened the page: a reason to ask, not to give up. */
function isUnproven(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.code === 'order-not-found' || failure.status === 401);
}

function withoutProof({ isDeclared }: Draft): Step {
  return isDeclared ? { name: 'code' } : { name: 'contract' };
}

/**
 * A withdrawal from the address that leads to it to its receipt (Directive 2011/83/EU art. 11a). A link of a mail or an
 * order of this browser opens the last step at once; otherwise it is declared first, and the code of its mail opens it.
 */
export function useWithdrawal(site: SiteRules, calls: WithdrawalCalls, entry: Entry) {
  const [draft, setDraft] = useState(() => openDraft(site, entry));
  const [{ step, problem }, setState] = useState<State>(() => ({
    step: toProof(draft) ? { name: 'opening' } : withoutProof(draft),
    problem: null,
  }));
  const show = (next: Step, said: Problem | null = null) => setState({ step: next, problem: said });
  const stay = (said: Problem | null) => setState((state) => ({ ...state, problem: said }));
  const keep = (change: Partial<Draft>) => {
    const changed = { ...draft, ...change };
    keepDraft(site, changed);
    setDraft(changed);
  };
  const keyOf = useAttemptKey({ read: () => draft.sent ?? null, keep: (sent) => keep({ sent }) });

  const open = async (proof: Proof) => {
    stay(null);
    try {
      show({ name: 'confirm', proof, check: await calls.check(proof) });
    } catch (failure) {
      if (!('code' in proof) && !isUnproven(failure)) return stay(toProblem(failure, 'code'));
      // A reload shall not try again what was wrong.
      keep({ opened: nothingOpen });
      if ('code' in proof) return show({ name: 'code' }, toProblem(failure, 'code'));
      show(withoutProof(draft), 'key' in proof ? linkWrong : null);
    }
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const proof = toProof(draft);
    if (!proof) return;
    keepDraft(site, draft);
    void open(proof);
  });

  return {
    draft,
    step,
    problem,
    keepContract: (contract: ContractForm) => keep({ contract }),
    keepConfirm: (confirm: ConfirmForm) => keep({ confirm }),
    declare: async (contract: ContractForm) => {
      stay(null);
      try {
        await calls.declare(toDeclaration(contract));
        keep({ contract, isDeclared: true, opened: nothingOpen, confirm: null });
        show({ name: 'code' });
      } catch (failure) {
        // Asked for once more by the step of the code, which has none of its fields to say it beside.
        stay(toProblem(failure, step.name === 'code' ? 'code' : 'contract'));
      }
    },
    enterCode: async (code: string) => {
      const opened = { ...nothingOpen, code };
      keep({ opened });
      const proof = toProof({ opened, contract: draft.contract });
      if (proof) await open(proof);
    },
    openAgain: async () => {
      const proof = toProof(draft);
      if (proof) await open(proof);
    },
    toContract: () => {
      keep({ opened: nothingOpen, isDeclared: false, confirm: null });
      show({ name: 'contract' });
    },
    withdraw: async (proof: Proof, check: WithdrawalCheck, form: ConfirmForm) => {
      stay(null);
      const input = toWithdrawalInput(proof, check, form);
      try {
        const receipt = await calls.withdraw(input, keyOf(input));
        clearDraft(site);
        show({ name: 'receipt', receipt });
      } catch (failure) {
        stay(toProblem(failure, 'confirm'));
      }
    },
  };
}

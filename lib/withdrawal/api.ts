import * as calls from '@/api/contract/calls/withdrawals';
import type { DeclarationInput } from '@/api/contract/withdrawal-declarations';
import type { WithdrawalCheckInput, WithdrawalInput } from '@/api/contract/withdrawals';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { WithdrawalCheck, WithdrawalReceipt } from './models';
import { toCheck, toReceipt } from './to-withdrawal';

/** The key of a mail, number and address with the code of one, or an order of this browser's session. */
export type Proof =
  | { key: string }
  | { orderId: string }
  | { orderNumber: string; email: string; code: string };

export type WithdrawalCalls = {
  /** Answers the same whether there is such an order or not. */
  declare(input: DeclarationInput): Promise<void>;
  check(proof: Proof): Promise<WithdrawalCheck>;
  /** @param idempotencyKey stays the same while the same withdrawal is sent again */
  withdraw(input: WithdrawalInput, idempotencyKey: string): Promise<WithdrawalReceipt>;
};

/** Only an order of the session needs its token; whoever has the mail needs none, signed in or not. */
export function withdrawalCalls(site: SiteRules): WithdrawalCalls {
  function prove<T>(
    proof: WithdrawalCheckInput,
    send: (api: ApiClient, options: { token?: null }) => Promise<T>,
  ): Promise<T> {
    if (proof.orderId === undefined) return send(browserApi(site), { token: null });
    return withSession(site, (api) => send(api, {}));
  }
  return {
    declare: async (input) => {
      await browserApi(site).send(calls.declareWithdrawal, { items: [input], token: null });
    },
    check: async (proof) =>
      toCheck(
        await prove(proof, (api, options) => api.send(calls.checkWithdrawal, { ...options, items: [proof] })),
      ),
    withdraw: async (input, idempotencyKey) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return toReceipt(
        await prove(input, (api, options) =>
          api.send(calls.withdraw, { ...options, items: [input], headers }),
        ),
      );
    },
  };
}

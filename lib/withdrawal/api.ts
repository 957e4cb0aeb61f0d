import type { SiteRules } from '@/api/contract/sites';
import type { DeclarationInput } from '@/api/contract/withdrawal-declarations';
import type {
  WithdrawalCheck,
  WithdrawalCheckInput,
  WithdrawalInput,
  WithdrawalReceipt,
} from '@/api/contract/withdrawals';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/http';
import { withSession } from '@/lib/auth/session';

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

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('the answer is empty');
  return item;
}

/** Only an order of the session needs its token; whoever has the mail needs none, signed in or not. */
export function withdrawalCalls(site: SiteRules): WithdrawalCalls {
  async function post<T>(path: string, input: WithdrawalCheckInput, headers: Record<string, string> = {}) {
    const send = (api: ApiClient, options: { token?: null }) =>
      api.post<T>(path, [input], { ...options, headers });
    return first(
      input.orderId === undefined
        ? await send(browserApi(site), { token: null })
        : await withSession(site, (api) => send(api, {})),
    );
  }
  return {
    declare: async (input) => {
      await browserApi(site).post('withdrawals/declarations', [input], { token: null });
    },
    check: (proof) => post<WithdrawalCheck>('withdrawals/check', proof),
    withdraw: (input, idempotencyKey) =>
      post<WithdrawalReceipt>('withdrawals', input, { 'idempotency-key': idempotencyKey }),
  };
}

import type { SiteCode } from '@/api/contract/sites';
import type {
  WithdrawalCheck,
  WithdrawalCheckInput,
  WithdrawalInput,
  WithdrawalReceipt,
} from '@/api/contract/withdrawals';
import { browserApi } from '@/lib/api/browser';

export type WithdrawalCalls = {
  check(input: WithdrawalCheckInput): Promise<WithdrawalCheck>;
  /** @param idempotencyKey stays the same while the same declaration is sent again */
  withdraw(input: WithdrawalInput, idempotencyKey: string): Promise<WithdrawalReceipt>;
};

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('the answer is empty');
  return item;
}

/** No token: whoever has the number and the address may withdraw, signed in or not. */
export function withdrawalCalls(site: SiteCode): WithdrawalCalls {
  const api = browserApi(site);
  return {
    check: async (input) =>
      first(await api.post<WithdrawalCheck>('withdrawals/check', [input], { token: null })),
    withdraw: async (input, idempotencyKey) =>
      first(
        await api.post<WithdrawalReceipt>('withdrawals', [input], {
          token: null,
          headers: { 'idempotency-key': idempotencyKey },
        }),
      ),
  };
}

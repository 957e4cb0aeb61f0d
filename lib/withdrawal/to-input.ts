import type { WithdrawalCheck, WithdrawalInput } from '@/api/contract/withdrawals';
import type { ConfirmForm, ContractForm } from './schema';

/** What the second step starts with: an order of one line is withdrawn whole, of more the shopper chooses. */
export function toConfirmForm(check: WithdrawalCheck): ConfirmForm {
  const [only, ...others] = check.lines;
  const quantities = others.length === 0 && only ? [only.withdrawable] : check.lines.map(() => 0);
  return { name: check.name, reason: '', quantities };
}

/** The declaration; lines of which nothing is chosen are left out. */
export function toWithdrawalInput(
  contract: ContractForm,
  check: WithdrawalCheck,
  { name, reason, quantities }: ConfirmForm,
): WithdrawalInput {
  const lines = check.lines.flatMap(({ line }, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return { ...contract, name, lines, ...(reason ? { reason } : {}) };
}

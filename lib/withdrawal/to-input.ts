import type { DeclarationInput } from '@/api/contract/withdrawal-declarations';
import type { WithdrawalInput } from '@/api/contract/withdrawals';
import type { Proof } from './api';
import type { Draft } from './draft';
import type { WithdrawalCheck } from './models';
import type { ConfirmForm, ContractForm } from './schema';

/** What opens the last step; null while nothing does. */
export function toProof({ opened, contract }: Pick<Draft, 'opened' | 'contract'>): Proof | null {
  const { key, orderId, code } = opened;
  if (key) return { key };
  if (orderId) return { orderId };
  const { orderNumber, email } = contract;
  return code ? { orderNumber, email, code } : null;
}

/** A declaration without proof; what was left empty is left out. */
export function toDeclaration({ orderNumber, email, name, statement }: ContractForm): DeclarationInput {
  return { orderNumber, email, name, ...(statement ? { statement } : {}) };
}

function fits(kept: ConfirmForm, { lines }: WithdrawalCheck): boolean {
  const { quantities } = kept;
  return (
    quantities.length === lines.length &&
    lines.every(({ withdrawable }, index) => (quantities[index] ?? 0) <= withdrawable)
  );
}

/**
 * What the last step starts with: what was chosen before; else an order of one line is withdrawn whole, of more the
 * shopper chooses, and name and words are those of the declaration.
 */
export function toConfirmForm(
  check: WithdrawalCheck,
  { confirm, contract }: Pick<Draft, 'confirm' | 'contract'>,
): ConfirmForm {
  if (confirm && fits(confirm, check)) return confirm;
  const [only, ...others] = check.lines;
  const quantities = others.length === 0 && only ? [only.withdrawable] : check.lines.map(() => 0);
  return { name: contract.name || check.name, reason: contract.statement, quantities };
}

/** The withdrawal; lines of which nothing is chosen are left out. */
export function toWithdrawalInput(
  proof: Proof,
  check: WithdrawalCheck,
  { name, reason, quantities }: ConfirmForm,
): WithdrawalInput {
  const lines = check.lines.flatMap(({ line }, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return { ...proof, name, lines, ...(reason ? { reason } : {}) };
}

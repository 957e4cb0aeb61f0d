import { call } from '../call.ts';
import type {
  Declaration,
  declarationDecisionSchema,
  declarationInputSchema,
  declarationResultSchema,
} from '../withdrawal-declarations.ts';
import type {
  receiveReturnInputSchema,
  WithdrawalCheck,
  WithdrawalReceipt,
  withdrawalCheckInputSchema,
  withdrawalInputSchema,
} from '../withdrawals.ts';

export const checkWithdrawal = call('POST', 'withdrawals/check')
  .takes<typeof withdrawalCheckInputSchema>()
  .answersOne<WithdrawalCheck>();
export const withdraw = call('POST', 'withdrawals')
  .takes<typeof withdrawalInputSchema>()
  .answersOne<WithdrawalReceipt>();
export const declareWithdrawal = call('POST', 'withdrawals/declarations')
  .takes<typeof declarationInputSchema>()
  .answersOne<typeof declarationResultSchema>();
export const listDeclarations = call('GET', 'admin/withdrawal-declarations')
  .query<{ page?: number; size?: number; status?: Declaration['status'] }>()
  .answers<Declaration>();
export const decideOnDeclaration = call('POST', 'withdrawal-declarations/:declarationId/decision')
  .takes<typeof declarationDecisionSchema>()
  .answersOne<Declaration>();
export const listWithdrawals = call('GET', 'admin/withdrawals')
  .query<{ page?: number; size?: number; status?: WithdrawalReceipt['status'] }>()
  .answers<WithdrawalReceipt>();
export const receiveReturn = call('POST', 'withdrawals/:withdrawalId/takeback')
  .takes<typeof receiveReturnInputSchema>()
  .answersOne<WithdrawalReceipt>();

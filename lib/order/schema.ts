/** Form of the account that refunds go to; what it says is of `validation`. */
export { refundAccountInputSchema as refundAccountSchema } from '@/api/contract/refunds';

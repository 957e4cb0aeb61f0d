import type { InferType } from 'yup';
import type { masterpassCheckoutInputSchema, masterpassCommitInputSchema } from '../../contract/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { isCreditIca, isKnownIca } from './card-banks.ts';
import { chosenInstallments } from './installments.ts';
import { checkWalletToken } from './masterpass-token.ts';
import { confirmPayment, ownSession, refreshPayment } from './own-payment.ts';
import { saveInstallments } from './repo.ts';

type Prepare = InferType<typeof masterpassCheckoutInputSchema>;
type Commit = InferType<typeof masterpassCommitInputSchema>;

/**
 * Fixes the instalments of the caller's open Masterpass order. A 3-D step that was passed stands for what its bank has shown: that
 * is charged then, and no other amount.
 * @throws ApiError session-not-found, state-conflict once it has ended, invalid-input
 */
export async function prepareMasterpass(shopper: ShopperContext, input: Prepare, services: Services) {
  const session = await ownSession(shopper, { integrationType: 'masterpass' }, services);
  if (session.payment.status !== 'pending') throw new ApiError('state-conflict');
  if (!isKnownIca(input.bankIca))
    throw new ApiError('invalid-input', undefined, [{ property: 'bankIca', message: 'invalid' }]);
  const { bankIca } = input;
  await checkWalletToken({ ...shopper, bankIca, transactionId: undefined }, input.token, services);
  const { payment, order } = await refreshPayment(session, services);
  if (payment.status !== 'pending') throw new ApiError('state-conflict');
  const isDivisible = shopper.site.currency === 'TRY' && isCreditIca(input.bankIca);
  const chosen = chosenInstallments(payment.amount, input.installmentCount, isDivisible);
  const { installmentCount, installmentFee } = chosen;
  const prepared = { installmentCount, installmentFee, is3D: input.is3D, bankIca };
  const isOpen = await saveInstallments(services.db, payment, prepared);
  if (!isOpen) throw new ApiError('state-conflict');
  const { redirectUrl } = await services.payments.providerOf('masterpass').start(session, services);
  const { currency } = shopper.site;
  return {
    order: order.id,
    total: { amount: payment.amount + installmentFee, currency },
    installmentFee: { amount: installmentFee, currency },
    redirectUrl: input.is3D ? redirectUrl : null,
  };
}

/** @throws ApiError session-not-found, state-conflict, payment-declined, payment-timeout */
export async function commitMasterpass(shopper: ShopperContext, input: Commit, services: Services) {
  const wanted = { integrationType: 'masterpass', orderId: input.order } as const;
  const session = await ownSession(shopper, wanted, services);
  // Neither without a preparation, nor past the 3-D step that it asked for.
  const { installmentCount, is3D, bankIca } = session.payment;
  const isAsPrepared =
    is3D === input.is3D && installmentCount === input.installmentCount && bankIca === input.bankIca;
  if (!isAsPrepared) throw new ApiError('state-conflict');
  const { token, transactionId } = input;
  await checkWalletToken({ ...shopper, bankIca, transactionId }, token, services);
  const stands = input.is3D ? await refreshPayment(session, services) : session;
  if (input.is3D && stands.payment.status === 'pending') throw new ApiError('state-conflict');
  const { payment } = await confirmPayment(stands, token, services);
  return { order: payment.orderId, paymentStatus: payment.status };
}

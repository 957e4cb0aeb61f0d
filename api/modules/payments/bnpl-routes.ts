import * as calls from '../../contract/calls/payments.ts';
import { checkoutResultSchema } from '../../contract/checkout.ts';
import { amountToPayQuerySchema, bnplInitInputSchema, bnplOfferSchema } from '../../contract/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import { defineRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { banks } from './card-banks.ts';
import { toInstallmentOption } from './card-routes.ts';
import { listInstallments } from './installments.ts';
import { ownSession } from './own-payment.ts';
import { findOwnSession, saveInstallments } from './repo.ts';
import { type AmountCall, totalToPay } from './total-to-pay.ts';

const bnpl = { integrationType: 'bnpl', subIntegrationType: 'bnpl' } as const;
/** Who lends, by EFT code. */
const lenders = ['0046', '0062', '0067'];
/** Less than three months are no credit. */
const leastParts = 3;

function listOffers(totalMinor: number) {
  return lenders.flatMap((bankCode) =>
    listInstallments(totalMinor, true)
      .filter(({ installmentCount }) => installmentCount >= leastParts)
      .map((parts) => ({
        id: `${bankCode}-${parts.installmentCount}`,
        bankCode,
        bankName: banks[bankCode]?.name ?? bankCode,
        parts,
      })),
  );
}

/** Of the order that waits for its credit, else of the basket. */
async function totalToLend(call: AmountCall, services: Services): Promise<number> {
  const session = await findOwnSession(services.db, ownerOf(call), bnpl);
  if (session?.payment.status === 'pending') return session.payment.amount;
  return (await totalToPay(call, services)).amount;
}

export const bnplRoutes = [
  defineRoute(
    calls.listBnplOffers,
    {
      summary:
        "Shopping credit for the caller's order that waits for it, else for the basket or totalAmount of it; empty where the site has none",
      auth: 'token',
      query: amountToPayQuerySchema,
      response: bnplOfferSchema,
    },
    async (call, services) => {
      if (!services.payments.isOffered(call.site.code, bnpl)) return [];
      return listOffers(await totalToLend(call, services)).map(({ parts, ...offer }) => ({
        ...offer,
        ...toInstallmentOption(parts, call.site),
      }));
    },
  ),
  defineRoute(
    calls.takeBnplOffer,
    {
      summary:
        "Take one of the offers for the caller's newest order that POST checkout placed with integrationType bnpl; " +
        "redirectUrl is the bank's page, where the sandbox lets the shopper choose the outcome",
      auth: 'token',
      body: bnplInitInputSchema,
      errors: ['session-not-found', 'state-conflict'],
      response: checkoutResultSchema,
    },
    async (call, services) => {
      const session = await ownSession(call, bnpl, services);
      const { sessionId, orderId } = session.payment;
      const offer = listOffers(session.payment.amount).find(({ id }) => id === call.items[0].offerId);
      if (!offer)
        throw new ApiError('invalid-input', undefined, [{ property: 'offerId', message: 'invalid' }]);
      const { installmentCount, installmentFee } = offer.parts;
      if (!(await saveInstallments(services.db, session.payment, { installmentCount, installmentFee })))
        throw new ApiError('state-conflict');
      const { redirectUrl } = await services.payments.providerOf('bnpl').start(session, services);
      return [{ sessionId, orderId, redirectUrl }];
    },
  ),
];

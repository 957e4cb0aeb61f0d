import type { CheckoutInput } from '../../contract/checkout.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import { cardOf } from './card-banks.ts';

/** What paying in so many parts costs, in hundredths of a per cent. Up to three parts are the shop's own offer. */
const rates: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [2, 0],
  [3, 0],
  [6, 350],
  [9, 525],
  [12, 700],
]);
const rateUnit = 10_000;
/** No part is smaller than 100 lira. */
const leastPartMinor = 10_000;

export type Installments = { installmentCount: number; installmentFee: number; amounts: number[] };

/** Parts that differ by a cent at most, the larger ones first; together exactly the total. */
export function splitMinor(totalMinor: number, count: number): number[] {
  const part = Math.floor(totalMinor / count);
  const rest = totalMinor - part * count;
  return Array.from({ length: count }, (_, index) => part + (index < rest ? 1 : 0));
}

function toInstallments(totalMinor: number, installmentCount: number, rate: number): Installments {
  const installmentFee = Math.round((totalMinor * rate) / rateUnit);
  return {
    installmentCount,
    installmentFee,
    amounts: splitMinor(totalMinor + installmentFee, installmentCount),
  };
}

/** All ways to pay an amount in parts, all at once first. */
export function listInstallments(totalMinor: number, isDivisible: boolean): Installments[] {
  return [...rates]
    .filter(([count]) => count === 1 || (isDivisible && totalMinor >= count * leastPartMinor))
    .map(([count, rate]) => toInstallments(totalMinor, count, rate));
}

/** @throws ApiError invalid-input when the amount cannot be paid in so many parts */
export function chosenInstallments(totalMinor: number, count: number, isDivisible: boolean): Installments {
  const chosen = listInstallments(totalMinor, isDivisible).find((one) => one.installmentCount === count);
  if (!chosen)
    throw new ApiError('invalid-input', undefined, [{ property: 'installmentCount', message: 'invalid' }]);
  return chosen;
}

/** Parts are Turkish custom, and only of credit cards. */
export function isCardDivisible({ currency }: Pick<SiteRules, 'currency'>, bin: string): boolean {
  return currency === 'TRY' && cardOf(bin)?.cardType === 'CREDIT_CARD';
}

/**
 * In how many parts an order is paid that is being placed. Providers with a step of their own for it ask later.
 * @throws ApiError invalid-input
 */
export function installmentsOfCheckout(
  input: Pick<CheckoutInput, 'bin' | 'installmentCount' | 'subIntegrationType'>,
  totalMinor: number,
  site: SiteRules,
): Pick<Installments, 'installmentCount' | 'installmentFee'> {
  const isDivisible = input.subIntegrationType === 'card' && isCardDivisible(site, input.bin ?? '');
  const { installmentCount, installmentFee } = chosenInstallments(
    totalMinor,
    input.installmentCount ?? 1,
    isDivisible,
  );
  return { installmentCount, installmentFee };
}

import * as calls from '../../contract/calls/payments.ts';
import { binCheckInputSchema, binCheckSchema } from '../../contract/payments.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { defineRoute } from '../../http/route.ts';
import { banks, cardOf } from './card-banks.ts';
import { brandOf } from './card-brand.ts';
import { type Installments, isCardDivisible, listInstallments } from './installments.ts';

/** As the API answers it. */
export function toInstallmentOption(
  { installmentCount, installmentFee, amounts }: Installments,
  { currency }: Pick<SiteRules, 'currency'>,
) {
  const money = (amount: number) => ({ amount, currency });
  return {
    installmentCount,
    installmentFee: money(installmentFee),
    total: money(amounts.reduce((sum, amount) => sum + amount, 0)),
    amounts: amounts.map(money),
  };
}

export const cardRoutes = [
  defineRoute(
    calls.checkBin,
    {
      summary:
        'Brand, bank, family and instalments of a card by its first 6 to 8 digits; more digits are refused. What fits ' +
        'none of the seven brands of §5 counts as JCB. Instalments are offered for Turkish credit cards, such as 545103 ' +
        '(Yapı Kredi World), 540036 (Garanti BBVA Bonus), 552608 (Akbank Axess); 516888 is a debit card',
      auth: 'token',
      body: binCheckInputSchema,
      limit: { points: 60, seconds: 60, isGuard: true },
      errors: ['too-many-requests'],
      response: binCheckSchema,
    },
    async ({ site, items: [{ bin, totalAmount }] }) => {
      const card = cardOf(bin);
      const bank = card && banks[card.bankCode];
      return [
        {
          bin,
          ...brandOf(bin),
          bankCode: card?.bankCode ?? null,
          bankName: bank?.name ?? null,
          cardFamily: card?.cardFamily ?? null,
          cardType: card?.cardType ?? null,
          installmentOptions: listInstallments(totalAmount, isCardDivisible(site, bin)).map((one) =>
            toInstallmentOption(one, site),
          ),
        },
      ];
    },
  ),
];

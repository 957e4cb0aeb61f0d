import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money/format';
import type { OrderModel } from '@/lib/order/models';
import { useSite } from '@/lib/sites/use-site';
import { payLaterDays, payLaterLender } from '@/sites/credit-rules';
import { BoughtCardFacts } from './bought-card-facts';
import { GiftCardLines } from './gift-card-lines';

/** What few orders say below their sum: of gift cards, of what is withdrawn, and whom to pay where a lender has paid. */
export default function OrderMore({ order }: { order: OrderModel }) {
  const site = useSite();
  const t = useTranslations('order.owed');
  const { giftCard, boughtCard, charged, withdrawn, owed } = order;
  return (
    <>
      {boughtCard && <BoughtCardFacts site={site} card={boughtCard} />}
      {giftCard && !boughtCard && (
        <GiftCardLines end={giftCard.end} pays={giftCard.amount} left={charged} locale={site.locale} />
      )}
      {withdrawn && <Withdrawn withdrawn={withdrawn} locale={site.locale} />}
      {owed && (
        <p className="text-sm">
          {t(owed, {
            amount: formatMoney(charged, site.locale),
            days: String(payLaterDays),
            lender: payLaterLender,
          })}
        </p>
      )}
    </>
  );
}

type Props = { withdrawn: NonNullable<OrderModel['withdrawn']>; locale: string };

function Withdrawn({ withdrawn, locale }: Props) {
  const t = useTranslations('order.withdrawn');
  const { lines, amount, paidBy, isSent } = withdrawn;
  return (
    <section aria-labelledby="withdrawn" className="grid gap-1 text-sm">
      <h3 id="withdrawn" className="font-medium">
        {t('title')}
      </h3>
      <ul>
        {lines.map(({ title, quantity }) => (
          <li key={title}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      <p className="text-stone">{t(`money.${paidBy}`, { amount: formatMoney(amount, locale) })}</p>
      {!isSent && <p className="text-stone">{t('notSent')}</p>}
    </section>
  );
}

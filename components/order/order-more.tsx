import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import type { OrderModel } from '@/lib/order/models';
import { useSite } from '@/lib/sites/use-site';
import { payLaterDays, payLaterLender } from '@/sites/credit-rules';
import { BoughtCardFacts } from './bought-card-facts';
import { GiftCardLines } from './gift-card-lines';

/** What few orders say below their sum: of gift cards, of what is withdrawn, and whom to pay where a lender has paid. */
export default function OrderMore({ order }: { order: OrderModel }) {
  const site = useSite();
  const t = useTranslations('order.owed');
  const { giftCard, boughtCard, charged, notAsked, withdrawn, owed } = order;
  return (
    <>
      {boughtCard && <BoughtCardFacts site={site} card={boughtCard} />}
      {giftCard && !boughtCard && (
        <GiftCardLines end={giftCard.end} pays={giftCard.amount} left={charged} locale={site.locale} />
      )}
      {notAsked && <NotAsked notAsked={notAsked} left={charged} locale={site.locale} />}
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

type NotAskedProps = { notAsked: Money; left: Money; locale: string };

/** Below the sum of what was ordered: what was withdrawn from before it was paid, and what is left to pay. */
function NotAsked({ notAsked, left, locale }: NotAskedProps) {
  const t = useTranslations('order.withdrawn');
  const basket = useTranslations('basket');
  return (
    <dl className="col-span-full grid gap-2">
      <div className="flex justify-between gap-4">
        <dt>{t('title')}</dt>
        <dd className="tabular">{formatMoney({ ...notAsked, amount: -notAsked.amount }, locale)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{basket('toPay')}</dt>
        <dd className="tabular">{formatMoney(left, locale)}</dd>
      </div>
    </dl>
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

import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/dates/format-moment';
import type { OrderDetail } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

type Props = { steps: OrderDetail['timeline']; site: SiteRules; label: string };

/** What has happened to an order, with dates, and what usually follows. */
export function OrderTimeline({ steps, site, label }: Props) {
  const status = useTranslations('order.statuses');
  return (
    <ol aria-label={label} className="grid gap-x-4 sm:grid-flow-col sm:auto-cols-fr">
      {steps.map((step) => (
        <li
          key={step.status}
          aria-current={step.isCurrent ? 'step' : undefined}
          className={`max-sm:border-l-2 max-sm:py-2 max-sm:pl-4 sm:border-t-2 sm:pt-3 text-sm ${step.time ? 'border-linden' : 'border-sand text-stone'}`}
        >
          <span className={step.isCurrent ? 'font-medium' : ''}>{status(step.status)}</span>
          {step.time && (
            <time dateTime={step.time} className="block text-stone">
              {formatMoment(step.time, site)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { ProductPage } from '@/lib/product/loader';
import { PayLaterNote } from './pay-later-note';

/** One thing to know before ordering: a line with its picture. */
function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-1">
      <Icon name={icon} size={18} className="mt-0.5 text-linden" />
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

/** A line in few words, which opens to all of them. */
function Folded({ short, more, children }: { short: string; more: string; children: string }) {
  return (
    <details className="group/term">
      <summary className="flex flex-wrap gap-x-2 rounded-sm">
        {short}
        <span className="underline underline-offset-4 group-open/term:hidden">{more}</span>
      </summary>
      <p className="mt-0.5">{children}</p>
    </details>
  );
}

/**
 * Below the button: how far delivery goes, that it may go back, that it may be paid later. The promises of checkout, in its
 * words; what cannot be sent back says so without being asked. What delivery costs stands with the price.
 */
export async function DeliveryTerms({ page }: { page: ProductPage }) {
  const { model, site, freeReturnDays, canPayLater } = page;
  const t = await getTranslations('product');
  const { by, placement } = model.deliveryCost;
  const where = t('deliveryCost.where', { by, cost: placement });
  const days = freeReturnDays;
  return (
    <ul className="mt-4 text-sm text-stone">
      <Term icon={by === 'parcel' ? 'package' : 'house'}>
        {by === 'parcel' ? (
          where
        ) : (
          <Folded short={t('deliveryCost.whereShort')} more={t('more')}>
            {where}
          </Folded>
        )}
      </Term>
      {model.isMadeToMeasure && <Term icon="ruler">{t('madeToMeasure')}</Term>}
      {!model.isMadeToMeasure && days !== null && (
        <Term icon="undo-2">
          <Folded short={t('deliveryCost.returnsShort', { days })} more={t('more')}>
            {t('deliveryCost.returns', { by, days })}
          </Folded>
        </Term>
      )}
      {canPayLater && (
        <Term icon="credit-card">
          <PayLaterNote site={site} />
        </Term>
      )}
    </ul>
  );
}

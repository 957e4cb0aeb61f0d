'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { OrderDetail } from '@/lib/order/models';
import { homePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { AddToCalendar } from './add-to-calendar';

/** How an order goes on, and what can be done meanwhile. */
export function NextSteps({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order');
  return (
    <section>
      <h2 className="heading text-xl">{t('next')}</h2>
      <p className="mt-2 max-w-prose text-stone">{t(order.next)}</p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <AddToCalendar site={site} order={order} />
        <LinkButton variant="secondary" href={homePath(site.code)}>
          {t('continueShopping')}
        </LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </section>
  );
}

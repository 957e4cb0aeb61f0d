import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/dates/format';
import type { BoughtCard } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** For whom a gift card was bought, when it is sent, and until when it can be spent. */
export function BoughtCardFacts({ site, card }: { site: SiteRules; card: BoughtCard }) {
  const t = useTranslations('order.boughtCard');
  const date = formatDate(card.validUntil ?? card.sendOn, site.locale);
  return (
    <>
      <div>
        <h3 className="text-sm font-medium">{t('state')}</h3>
        <p className="mt-1 text-sm text-stone">{t(`states.${card.status}`, { date })}</p>
      </div>
      {card.message !== '' && (
        <div>
          <h3 className="text-sm font-medium">{t('message')}</h3>
          <p className="mt-1 text-sm whitespace-pre-line text-stone">{card.message}</p>
        </div>
      )}
    </>
  );
}

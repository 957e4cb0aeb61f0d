import { useTranslations } from 'next-intl';
import { EmptyPanel, emptyPictures } from '@/components/status/empty-panel';
import { LinkButton } from '@/components/ui/link-button';
import { listingPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

type Props = { site: SiteCode };

/** Says that there is nothing yet and what would be, and leads to the shop. */
function EmptyList({ site, title, text }: Props & { title: string; text: string }) {
  const t = useTranslations('account');
  return (
    <EmptyPanel title={title} text={text} pictures={emptyPictures.orders}>
      <LinkButton href={listingPath(site, { type: 'newest' })} className="mt-6">
        {t('startShopping')}
      </LinkButton>
    </EmptyPanel>
  );
}

export function NoAddresses() {
  const t = useTranslations('account');
  return (
    <EmptyPanel title={t('noAddresses')} text={t('noAddressesText')} pictures={emptyPictures.addresses} />
  );
}

export function NoOrders({ site }: Props) {
  const t = useTranslations('account');
  return <EmptyList site={site} title={t('noOrders')} text={t('noOrdersText')} />;
}

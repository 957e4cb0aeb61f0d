'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { GoesWithProducts } from '@/components/personalisation/goes-with-products';
import { PersonalProducts } from '@/components/personalisation/personal-products';
import { clearGiftCardDraft } from '@/lib/order/clear-gift-card-draft';
import type { OrderDetail } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';
import { OfferAccount } from './offer-account';
import { OrderInvoices } from './order-invoices';
import { OrderRefunds } from './order-refunds';

/** What nobody needs to read what was ordered, and what brings a form and its rules: it comes after the page. */
export default function BelowOrder({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('productCard.slider');
  const isCardBought = order.boughtCard !== null && order.outcome === 'received';
  useEffect(() => {
    if (isCardBought) clearGiftCardDraft(site);
  }, [isCardBought, site]);
  return (
    <>
      <OrderRefunds site={site} order={order} />
      <div className="mt-10 empty:hidden md:pr-96 lg:pr-102">
        <OrderInvoices site={site} orderId={order.id} />
      </div>
      <OfferAccount site={site} order={order} />
      <div className="no-print">
        <GoesWithProducts id="goes-with-row" title={t('goesWithOrder')} lines={order.items} />
        <PersonalProducts
          id="order-row"
          title={t('forYou')}
          widget="forYou"
          otherwise={order.boughtCard ? 'popular' : 'nothing'}
          without={order.items.map(({ vsin }) => vsin)}
        />
      </div>
    </>
  );
}

'use client';

import type { BasketModel } from '@/lib/basket/models';
import { LateMessages } from '@/lib/i18n/late-messages';
import type { SiteRules } from '@/lib/sites/models';
import GiftCardField from './gift-card-field';

/** The field with the words it needs. */
export default function GiftCardPart({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  return (
    <LateMessages namespaces={['payment.giftCard']}>
      <GiftCardField site={site} basket={basket} />
    </LateMessages>
  );
}

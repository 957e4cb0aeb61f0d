import type { TrackedEvent } from '@/api/contract/personalisation';
import { variantVsin } from '@/api/contract/vsin';
import type { ShopEvent } from '@/lib/analytics/events';
import { toImpersonal } from '@/lib/analytics/impersonal';

/** What personalisation keeps of an event; null for what says nothing about what somebody likes. */
export function toTracked(event: ShopEvent): TrackedEvent | null {
  switch (event.name) {
    case 'productView':
    case 'productClick':
    case 'addToBasket': {
      const kind = ({ productView: 'view', productClick: 'click', addToBasket: 'addToBasket' } as const)[
        event.name
      ];
      // Services that are bought beside a product have numbers of another kind.
      return variantVsin.test(event.item.vsin) ? { kind, productId: event.item.vsin } : null;
    }
    case 'search': {
      const term = toImpersonal(event.term);
      return term === '' ? null : { kind: 'search', term };
    }
    case 'orderConfirmation':
      return { kind: 'purchase', orderId: event.orderId };
    default:
      return null;
  }
}

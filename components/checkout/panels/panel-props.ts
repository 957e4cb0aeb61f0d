import type { BasketModel } from '@/lib/basket/models';
import type { PanelState, PaymentMethodModel } from '@/lib/checkout/models';
import type { SiteRules } from '@/lib/sites/models';

export type PanelProps = {
  site: SiteRules;
  basket: BasketModel;
  /** Whether the shopper has tried to order: what is missing is said then. */
  wasTried: boolean;
  onTell: (state: PanelState) => void;
};

/** Of the panel of a provider, whose script comes with the way to pay. */
export type MethodPanelProps = PanelProps & { method: PaymentMethodModel };

import type { PanelState, PaymentMethodModel } from '@/lib/checkout/models';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';

export type PanelProps = {
  site: SiteRules;
  /** What is left to pay once a gift card has paid its part. */
  due: Money;
  /** Whether the shopper has tried to order: what is missing is said then. */
  wasTried: boolean;
  onTell: (state: PanelState) => void;
};

/** Of the panel of a provider, whose script comes with the way to pay. */
export type MethodPanelProps = PanelProps & { method: PaymentMethodModel };

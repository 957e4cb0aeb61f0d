import { type ComponentType, lazy } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { LateMessages } from '@/lib/i18n/late-messages';
import type { MethodPanelProps } from './panel-props';

type Method = PaymentMethodModel['subIntegrationType'];
type Carrier = PaymentMethodModel['integrationType'];
type Panels = Partial<Record<Carrier, ComponentType<MethodPanelProps>>>;

/** A panel that comes, with its words, once its way is chosen. */
function late(load: () => Promise<{ default: ComponentType<MethodPanelProps> }>) {
  return lazy(() =>
    withRetry(async () => {
      const { default: Panel } = await load();
      const withWords = (props: MethodPanelProps) => (
        <LateMessages namespaces={['payment']}>
          <Panel {...props} />
        </LateMessages>
      );
      return { default: withWords };
    }),
  );
}

const CardPanel = late(() => import('./card-panel'));
const GoPayPanel = late(() => import('./gopay-panel'));
const KlarnaPanel = late(() => import('./klarna-panel'));
const LaterPanel = late(() => import('./later-panel'));
const PayPalPanel = late(() => import('./paypal-panel'));
const WalletPanel = late(() => import('./wallet-panel'));
const CreditPanel = late(() => import('./credit-panel'));

/**
 * What each way to pay asks here before the order is placed, by who carries it out. Whoever is not named has a page of its
 * own for all of it.
 */
const panels: Readonly<Record<Method, Panels>> = {
  ideal: {},
  card: { sandbox: CardPanel },
  paypal: { paypal: PayPalPanel },
  'pay-later': { sandbox: LaterPanel, klarna: KlarnaPanel, mollie: LaterPanel },
  wire: {},
  bancontact: {},
  gopay: { gopay: GoPayPanel },
  masterpass: { masterpass: WalletPanel },
  bnpl: { bnpl: CreditPanel },
  'gift-card': {},
};

export function panelOf({ subIntegrationType, integrationType }: PaymentMethodModel) {
  return panels[subIntegrationType][integrationType] ?? null;
}

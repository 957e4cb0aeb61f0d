'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { loadPayPal, type PayPal } from '@/lib/checkout/paypal';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import { forgetWidget, useWidget } from '@/lib/checkout/widget';
import { formatMoney } from '@/lib/money/format';
import type { MethodPanelProps } from './panel-props';
import { ScriptFailed } from './script-failed';
import { useProviderScript, widgetId } from './use-provider-script';

const provider = 'PayPal';

/** PayPal's own buttons, in a window above the page once the order is placed. */
export default function PayPalPanel({ site, method, due, onTell }: MethodPanelProps) {
  const t = useTranslations('payment.widget');
  const { sdk, problems, isComing, ...script } = useProviderScript({
    provider,
    script: method.script,
    load: loadPayPal,
  });
  const asked = useWidget((store) => store.asked);
  const after = { ask: 'widget', provider: 'paypal' } as const;
  useTellPanel({ problems, isComing, details: {}, feeMinor: 0, after }, onTell);
  useEffect(() => forgetWidget, []);
  const amount = formatMoney(due, site.locale);
  return (
    <div id={widgetId} tabIndex={-1} className="grid gap-4">
      <p>{t('next', { provider })}</p>
      <ScriptFailed {...script} />
      <Dialog
        isOpen={asked !== null}
        onClose={() => asked?.answer('left')}
        title={t('title', { provider })}
        closeLabel={t('close')}
      >
        <p className="mb-5">{t('toPay', { amount })}</p>
        {sdk && <Buttons sdk={sdk} />}
      </Dialog>
    </div>
  );
}

/** What PayPal draws: the order is there already, so its number is all that its buttons ask for. */
function Buttons({ sdk }: { sdk: PayPal }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { asked } = useWidget.getState();
    if (!container.current || !asked) return;
    const { placed, answer, fail } = asked;
    const buttons = sdk.Buttons({
      createOrder: async () => placed.sessionId,
      onApprove: ({ orderID }) => answer({ token: orderID }),
      onCancel: () => answer('left'),
      onError: fail,
    });
    buttons.render(container.current).catch(fail);
    return () => void buttons.close();
  }, [sdk]);
  return <div ref={container} />;
}

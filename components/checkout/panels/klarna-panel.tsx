'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type Klarna, klarnaCategory, loadKlarna } from '@/lib/checkout/klarna';
import type { PanelState } from '@/lib/checkout/models';
import { laterOffersQuery } from '@/lib/checkout/queries';
import { useTellPanel } from '@/lib/checkout/use-tell-panel';
import { forgetWidget, useWidget } from '@/lib/checkout/widget';
import LaterPanel from './later-panel';
import type { MethodPanelProps } from './panel-props';
import { ScriptFailed } from './script-failed';
import { useProviderScript, widgetId } from './use-provider-script';

const provider = 'Klarna';
const untold: PanelState = { problems: [], details: {}, feeMinor: 0, after: null };

/** Asks for the payment as soon as the order is placed; Klarna opens a window of its own for it. */
function useAuthorisation(sdk: Klarna | null): void {
  const asked = useWidget((store) => store.asked);
  useEffect(() => {
    if (!sdk || !asked) return;
    try {
      sdk.Payments.authorize(klarnaCategory, {}, ({ approved, authorization_token: token }) =>
        asked.answer(approved && token !== undefined ? { token } : 'left'),
      );
    } catch (reason) {
      asked.fail(reason);
    }
  }, [sdk, asked]);
  useEffect(() => forgetWidget, []);
}

/** Paying later with Klarna: what the law wants said and asked, and Klarna's own part of the page. */
export default function KlarnaPanel({ onTell, ...props }: MethodPanelProps) {
  const { site, method, due } = props;
  const [law, setLaw] = useState(untold);
  const { sdk, problems, isComing, ...script } = useProviderScript({
    provider,
    script: method.script,
    load: loadKlarna,
  });
  const { data } = useQuery(laterOffersQuery(site, due.amount));
  useAuthorisation(sdk);
  const after = { ask: 'widget', provider: 'klarna' } as const;
  useTellPanel({ ...law, problems: [...law.problems, ...problems], isComing, after }, onTell);
  return (
    <>
      <LaterPanel {...props} onTell={setLaw} />
      <div id={widgetId} tabIndex={-1}>
        <ScriptFailed {...script} />
        {sdk && data?.clientToken && <Placement sdk={sdk} clientToken={data.clientToken} />}
      </div>
    </>
  );
}

/** What Klarna draws of itself. */
function Placement({ sdk, clientToken }: { sdk: Klarna; clientToken: string }) {
  const t = useTranslations('payment.widget');
  const container = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    sdk.Payments.init({ client_token: clientToken });
    sdk.Payments.load({ ...klarnaCategory, container: container.current }, {}, ({ show_form: isShown }) =>
      setRefused(!isShown),
    );
  }, [sdk, clientToken]);
  return (
    <>
      {isRefused && <p role="status">{t('refused', { provider })}</p>}
      <div ref={container} />
    </>
  );
}

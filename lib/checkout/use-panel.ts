'use client';

import { useEffect, useState } from 'react';
import type { PanelState } from './models';
import { useCheckoutStore } from './store';

/** What the panel of the chosen way to pay has told; null until it has, and for a way that asks nothing here. */
export function usePanel() {
  const [told, setTold] = useState<PanelState | null>(null);
  const setInstallmentFee = useCheckoutStore((store) => store.setInstallmentFee);
  const hear = (state: PanelState | null) => {
    setTold(state);
    setInstallmentFee(state?.feeMinor ?? 0);
  };
  useEffect(() => () => setInstallmentFee(0), [setInstallmentFee]);
  return { told, hear, forget: () => hear(null) };
}

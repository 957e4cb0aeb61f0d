'use client';

import { useEffect, useState } from 'react';
import type { PanelState } from './models';
import { useCheckoutStore } from './store';

/**
 * What the panel of the chosen way to pay has told; null until it has, and for a way that asks nothing here.
 * @param isGone nothing is left to be paid that way: what its panel told, such as a fee for instalments, counts no more
 */
export function usePanel(isGone: boolean) {
  const [told, setTold] = useState<PanelState | null>(null);
  /** An attempt counts for the way that was chosen at it: what another one asks, nobody has seen yet. */
  const [wasTried, setTried] = useState(false);
  const setInstallmentFee = useCheckoutStore((store) => store.setInstallmentFee);
  const hear = (state: PanelState | null) => {
    setTold(state);
    setInstallmentFee(state?.feeMinor ?? 0);
  };
  useEffect(() => () => setInstallmentFee(0), [setInstallmentFee]);
  useEffect(() => {
    if (!isGone) return;
    setTold(null);
    setInstallmentFee(0);
  }, [isGone, setInstallmentFee]);
  const forget = () => {
    hear(null);
    setTried(false);
  };
  return { told, wasTried, hear, noteAttempt: () => setTried(true), forget };
}

'use client';

import { useEffect, useEffectEvent } from 'react';
import type { PanelState } from './models';

/** Tells the payment step what a panel has come to, each time that is something else. */
export function useTellPanel(state: PanelState, onTell: (state: PanelState) => void): void {
  const tell = useEffectEvent(() => onTell(state));
  const said = JSON.stringify(state);
  useEffect(() => {
    if (said) tell();
  }, [said]);
}

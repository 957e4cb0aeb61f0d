'use client';

import { useEffect, useState } from 'react';

/** After this the shopper is told what is waited for, and may choose another way to pay. */
const longestHoldMs = 8_000;

/**
 * A press of the button that comes before the panel of the chosen way to pay: it counts once the panel is there, which is
 * asked for what it lacks. `repeat` presses again, also when the panel does not come.
 */
export function useHeldOrder(isPanelMissing: boolean, repeat: () => void) {
  const [isHeld, setHeld] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    if (isPanelMissing && !isLate) {
      const timer = setTimeout(() => setLate(true), longestHoldMs);
      return () => clearTimeout(timer);
    }
    // Not while the press itself is being told of: a form that is pressed then does nothing.
    const timer = setTimeout(() => {
      setHeld(false);
      repeat();
    });
    return () => clearTimeout(timer);
  }, [isHeld, isLate, isPanelMissing, repeat]);
  const canHold = isPanelMissing && !isLate;
  return {
    isHeld,
    canHold,
    hold: () => setHeld(true),
    /** Of another way to pay. */
    forget: () => {
      setHeld(false);
      setLate(false);
    },
  };
}

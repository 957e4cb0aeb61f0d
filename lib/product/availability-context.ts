'use client';

import { createContext, useContext } from 'react';
import type { Availability } from './models';

/** Null outside of a product page. */
export const AvailabilityContext = createContext<Availability | null>(null);

/** What may be bought now and for how much; there from the first paint on. */
export function useAvailability(): Availability | null {
  return useContext(AvailabilityContext);
}

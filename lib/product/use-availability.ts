'use client';

import { useQuery } from '@tanstack/react-query';
import { useSite } from '@/lib/sites/use-site';
import { availabilityQuery } from './queries';
import type { Availability } from './types';

/** What may be bought now and for how much. The page hydrates it, so it is there from the first paint on. */
export function useAvailability(vsin: string): Availability | null {
  const { code } = useSite();
  const { data } = useQuery(availabilityQuery(code, vsin));
  return data ?? null;
}

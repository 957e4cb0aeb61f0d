'use client';

import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '@/lib/address/cities';
import type { AddressValues } from '@/lib/address/models';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; country: AddressValues['country']; id: string };

/** What the field of the city offers. A list and no select: who knows the city types it, and any other one is taken. */
export function CityList({ site, country, id }: Props) {
  const { data: cities } = useQuery(citiesQuery(site, country));
  return (
    <datalist id={id}>
      {cities?.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { citiesQuery, cityIdOf, countiesQuery } from '@/lib/address/cities';
import type { AddressValues } from '@/lib/address/models';
import type { SiteRules } from '@/lib/sites/models';

/** Ids of the lists that the fields offer. */
export const placeListId = (part: 'shipping' | 'billing', field: string) => `${part}-${field}-list`;

type Props = { site: SiteRules; part: 'shipping' | 'billing' } & Pick<AddressValues, 'country' | 'city'>;

/**
 * What the fields of city and county offer. Lists and no selects: who knows the name types it, and any other one is
 * taken.
 */
export function PlaceLists({ site, part, country, city }: Props) {
  const { data: cities = [] } = useQuery(citiesQuery(site, country));
  const { data: counties = [] } = useQuery(countiesQuery(site, cityIdOf(cities, city, site.locale)));
  return (
    <>
      <datalist id={placeListId(part, 'city')}>
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <datalist id={placeListId(part, 'county')}>
        {counties.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

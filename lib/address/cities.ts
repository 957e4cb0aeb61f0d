import { queryOptions, skipToken } from '@tanstack/react-query';
import { listCities, listCounties } from '@/api/contract/calls/lookup';
import type { PlaceName } from '@/api/contract/lookup';
import type { CountryCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

type SiteOfCall = Pick<SiteRules, 'code'>;

/** Whether there is a list of all cities of the country, and of the counties of each. */
export function hasCityList(country: CountryCode): boolean {
  return country === 'TR';
}

/** The fields take any name without the list (§8). */
const nothing = (): PlaceName[] => [];

/** Cities to choose from, in the order of remote config and then of the alphabet; asks nobody where there is no list. */
export function citiesQuery(site: SiteOfCall, country: CountryCode) {
  const ask = ({ signal }: { signal: AbortSignal }) =>
    browserApi(site).send(listCities, { query: { country }, token: null, signal }).catch(nothing);
  return queryOptions<PlaceName[]>({
    queryKey: ['cities', site.code, country],
    queryFn: hasCityList(country) ? ask : skipToken,
    staleTime: 60_000,
    retry: false,
  });
}

/** Counties of a city, in the order of the alphabet. @param cityId null: a city nobody lists */
export function countiesQuery(site: SiteOfCall, cityId: string | null) {
  return queryOptions<PlaceName[]>({
    queryKey: ['counties', site.code, cityId],
    queryFn:
      cityId === null
        ? skipToken
        : ({ signal }) =>
            browserApi(site).send(listCounties, { query: { cityId }, token: null, signal }).catch(nothing),
    staleTime: 600_000,
    retry: false,
  });
}

/** The one that is called so, whatever its case; null for none. */
export function cityIdOf(cities: readonly PlaceName[], typed: string, locale: string): string | null {
  const nameOf = (text: string) => text.trim().toLocaleLowerCase(locale);
  return cities.find(({ name }) => nameOf(name) === nameOf(typed))?.id ?? null;
}

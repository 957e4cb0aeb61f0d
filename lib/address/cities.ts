import { queryOptions, skipToken } from '@tanstack/react-query';
import { listCities } from '@/api/contract/calls/lookup';
import type { CountryCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

/** Whether there is a list of all cities of the country. */
export function hasCityList(country: CountryCode): boolean {
  return country === 'TR';
}

async function askForCities(site: Pick<SiteRules, 'code'>, country: CountryCode, signal: AbortSignal) {
  try {
    const cities = await browserApi(site).send(listCities, { query: { country }, token: null, signal });
    return cities.map(({ name }) => name);
  } catch {
    // The field takes any city without them (§8).
    return [];
  }
}

/** Names of cities to choose from, in the order of remote config and then of the alphabet; asks nobody where there is no list. */
export function citiesQuery(site: Pick<SiteRules, 'code'>, country: CountryCode) {
  return queryOptions<string[]>({
    queryKey: ['cities', site.code, country],
    queryFn: hasCityList(country) ? ({ signal }) => askForCities(site, country, signal) : skipToken,
    staleTime: 60_000,
    retry: false,
  });
}

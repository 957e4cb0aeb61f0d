import { queryOptions, skipToken } from '@tanstack/react-query';
import { findByPostcode } from '@/api/contract/calls/lookup';
import { splitHouseNumber } from '@/api/contract/house-number';
import type { FoundPlace } from '@/api/contract/lookup';
import type { CountryCode } from '@/api/contract/sites';
import { isValidZipCode } from '@/api/contract/zip-code';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

type Typed = { country: CountryCode; zipCode: string; houseNumber: string };
type Filled = Pick<FoundPlace, 'street' | 'city'>;

/** Only a Dutch postcode names one street. */
export const canLookUpIn = (country: string): boolean => country === 'NL';

/** Anything unfinished is not asked for. */
export function canLookUp({ country, zipCode, houseNumber }: Record<keyof Typed, string>): boolean {
  return canLookUpIn(country) && isValidZipCode(zipCode, country) && splitHouseNumber(houseNumber) !== null;
}

async function askForPlace(site: Pick<SiteRules, 'code'>, typed: Typed, signal: AbortSignal) {
  try {
    const options = { query: typed, token: null, signal };
    const [place] = await browserApi(site).send(findByPostcode, options);
    return place ?? null;
  } catch {
    // An extra: the fields can be filled in by hand.
    return null;
  }
}

/**
 * Street and city of what was typed; null when nobody knows or the look-up fails, which never stops the shopper (§8).
 * What cannot be looked up, or not yet, is null and asks nobody.
 */
export function placeQuery(site: Pick<SiteRules, 'code'>, typed: Typed | null) {
  const asked = typed && {
    country: typed.country,
    zipCode: typed.zipCode.replace(/\s/g, '').toUpperCase(),
    houseNumber: splitHouseNumber(typed.houseNumber)?.number ?? '',
  };
  return queryOptions<FoundPlace | null>({
    queryKey: ['address-lookup', site.code, asked],
    queryFn: asked ? ({ signal }) => askForPlace(site, asked, signal) : skipToken,
    staleTime: 600_000,
    retry: false,
  });
}

/**
 * What a found place may write into the form: a field that is empty or still holds what an earlier look-up wrote. What
 * the shopper typed stays.
 */
export function fieldsToFill(found: Filled, typed: Filled, written: Filled | null): Partial<Filled> {
  const isOpen = (name: keyof Filled) => typed[name].trim() === '' || typed[name] === written?.[name];
  return {
    ...(found.street !== '' && isOpen('street') ? { street: found.street } : {}),
    ...(found.city !== '' && isOpen('city') ? { city: found.city } : {}),
  };
}

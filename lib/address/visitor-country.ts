import { queryOptions } from '@tanstack/react-query';
import { readCountry } from '@/api/contract/calls/lookup';
import { browserApi } from '@/lib/api/browser';
import { soon } from '@/lib/api/soon';
import type { SiteRules } from '@/lib/sites/models';

/** Where the visitor seems to be, if the shop delivers there; pages are the same for everyone, so the browser asks. */
export const visitorCountryQuery = (site: SiteRules) =>
  queryOptions({
    queryKey: ['visitor-country', site.code],
    queryFn: async () => {
      if (site.countries.length < 2) return null;
      const found = await soon(browserApi(site).send(readCountry, { token: null }), 1000);
      return site.countries.find((served) => served === found?.country) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

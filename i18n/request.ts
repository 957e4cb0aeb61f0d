import { site as siteParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultSite, isSiteCode } from '@/api/contract/sites';
import { siteRules } from '@/sites/rules';
import { loadMessages } from '@/lib/i18n/messages';

/** Locale, time zone and texts of the site in the address; no page has to pass them on. */
export default getRequestConfig(async () => {
  const code = await siteParam();
  const rules = siteRules[typeof code === 'string' && isSiteCode(code) ? code : defaultSite];
  return {
    locale: rules.locale,
    timeZone: rules.timeZone,
    messages: await loadMessages(rules.language),
  };
});

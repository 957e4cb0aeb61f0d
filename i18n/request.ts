import { site as siteParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '@/lib/i18n/messages';
import { rulesOf } from '@/lib/sites/rules-of';

/** Locale, time zone and texts of the site in the address; no page has to pass them on. */
export default getRequestConfig(async () => {
  const code = await siteParam();
  const rules = rulesOf(code);
  const messages: Record<string, unknown> = await loadMessages(rules.language);
  return {
    locale: rules.locale,
    timeZone: rules.timeZone,
    messages,
  };
});

import { apiTexts } from '../../../messages/api.ts';
import type { MailTexts } from '../../../messages/shape/mail.ts';
import { editionCode } from '../../../sites/editions.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { cutText } from '../../contract/cut-text.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import { fill } from '../../messages/fill.ts';
import { createMoneyText, localeOf } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import { memoise } from '../../runtime/memo.ts';
import type { Services } from '../../services.ts';
import type { Frame } from './content.ts';
import { withoutLinks } from './without-links.ts';

/** What every template of one shop in one language works with. */
export type MailContext = {
  site: SiteRules;
  language: Language;
  texts: MailTexts;
  /** An amount in minor units. */
  money: (amountMinor: number) => string;
  /** The day of a moment, in the shop's time zone. */
  day: (moment: string | Date) => string;
  moment: (moment: Date) => string;
  /** Days as `yyyy-mm-dd`. */
  range: (from: string, to: string) => string;
  /** `woensdag 9 december, 08:00–12:00` */
  slot: (slot: DeliverySlot) => string;
  country: (code: string) => string;
  /** `/nl/…` as an absolute link. */
  absolute: (path: string) => string;
  contact: Identity['contact'];
  shopName: string;
  greet: (name: string) => string;
};

const maxNameLength = 60;

/** Writers of dates take longer to make than a mail takes to fill: once for each `locale timeZone`. */
const writersOf = memoise((locales: string) => {
  const [locale, timeZone] = locales.split(' ');
  const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return {
    long: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }),
    days: new Intl.DateTimeFormat(locale, date),
    weekdays: new Intl.DateTimeFormat(locale, { weekday: 'long', ...date }),
    countries: new Intl.DisplayNames(locale, { type: 'region' }),
  };
});

export function createMailContext(
  { site, language }: RequestContext,
  { environment }: Pick<Services, 'environment'>,
): MailContext {
  const texts = apiTexts[language].mail;
  const locale = localeOf({ site, language });
  const { name: shopName, contact } = inLanguage<Identity>(siteIdentities, { code: site.code, language });
  const { long, exact, days, weekdays, countries } = writersOf(`${locale} ${site.timeZone}`);
  return {
    site,
    language,
    texts,
    money: createMoneyText({ site, language }),
    day: (moment) => long.format(new Date(moment)),
    moment: (moment) => exact.format(moment),
    range: (from, to) =>
      from === to ? days.format(new Date(from)) : days.formatRange(new Date(from), new Date(to)),
    slot: ({ date, from, until }) => `${weekdays.format(new Date(date))}, ${from}–${until}`,
    country: (code) => countries.of(code) ?? code,
    absolute: (path) => new URL(path, `${environment.publicUrl}/`).href,
    contact,
    shopName,
    greet: (name) => {
      const short = cutText(withoutLinks(name, '').trim(), maxNameLength);
      return short === '' ? texts.greetingAnyone : fill(texts.greeting, { name: short });
    },
  };
}

/** What is around the text of every mail. */
export function toFrame({ site, language, texts, contact, shopName, absolute }: MailContext): Frame {
  const { phone, openingHours, company, addressLines, registrations, email } = contact;
  return {
    locale: localeOf({ site, language }),
    shopName,
    shopLink: absolute(`/${editionCode(site, language)}`),
    closing: texts.closing,
    questions: fill(texts.questions, { phone, hours: openingHours.join(', ') }),
    buttonFails: texts.buttonFails,
    unsubscribe: texts.unsubscribe,
    legalLines: [
      [shopName, company].join(' · '),
      addressLines.join(', '),
      [email, phone].join(' · '),
      registrations.join(' · '),
    ],
  };
}

import 'server-only';
import { getTranslations } from 'next-intl/server';
import { MailAddress } from '@/components/ui/mail-address';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { keepWhileSame } from '@/lib/html/keep-while-same';
import { toHtml } from '@/lib/html/to-html';
import type { FooterData } from '@/lib/layout/loader';
import type { TitledLink } from '@/lib/menu/models';
import { shopHref } from '@/lib/routes/language-parameter';
import {
  giftCardsPath,
  homePath,
  listingPath,
  newsletterPath,
  samplesPath,
  templatePath,
} from '@/lib/routes/paths';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';
import { type Site, servedSites } from '@/lib/sites/sites';
import { FooterColumn, FooterLinks, footerLink } from './footer-column';
import { Logo } from './logo';

/** As those who live there call their country, and how the shop is called there. */
function shopName({ name, language, defaultCountry }: Site): string {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(defaultCountry);
  return `${country} · ${name}`;
}

function Address({ contact }: Pick<Site, 'contact'>) {
  return (
    <address className="tabular footer-address">
      <div>
        <p>{contact.company}</p>
        {contact.addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <p>
          <a href={`tel:${contact.phoneNumber}`} className={`${footerLink} max-sm:-mt-1.5`}>
            {contact.phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${contact.email}`} className={`${footerLink} wrap-anywhere`}>
            <MailAddress email={contact.email} />
          </a>
        </p>
        {contact.openingHours.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </address>
  );
}

function Countries({ others }: { others: readonly Site[] }) {
  return (
    <ul>
      {others.map((other) => (
        <li key={other.code}>
          <a
            href={shopHref(other.code)}
            hrefLang={other.locale}
            lang={other.language}
            rel="nofollow"
            className={footerLink}
          >
            {shopName(other)}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ExternalLinksProps = { label: string; links: { name: string; url: string }[]; clicks?: 'social' };

function ExternalLinks({ label, links, clicks }: ExternalLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} data-clicks={clicks} className="flex flex-wrap gap-x-5">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" className={footerLink}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What of the footer no browser brings to life, finished: about us, service, showrooms, contact, countries, and its end. */
export const drawFooter = keepWhileSame(async (site: Site, data: FooterData, year: number) => {
  const others = servedSites().filter((other) => other.code !== site.siteCode);
  const t = await getTranslations('footer');
  const titled = (links: Site['footer']['about']): TitledLink[] =>
    links.map(({ key, alias }) => ({ title: t(`links.${key}`), href: templatePath(site.code, alias) }));
  const about = titled(site.footer.about.filter(({ key }) => key !== 'franchise' || data.showsFranchise));
  const service = [
    ...titled(site.footer.service),
    { title: t('samples'), href: samplesPath(site.code) },
    ...(hasGiftCards(site) ? [{ title: t('giftCards'), href: giftCardsPath(site.code) }] : []),
    ...data.policies,
    ...(data.showsNewsletter ? [{ title: t('newsletter.title'), href: newsletterPath(site.code) }] : []),
  ];
  const showroomsPage = templatePath(site.code, 'showrooms');
  const showrooms = [
    ...data.showrooms.map(({ name }) => ({ title: name, href: showroomsPage })),
    { title: t('showroomProducts'), href: listingPath(site.code, { type: 'showroom' }) },
  ];
  return {
    about: toHtml(<FooterColumn title={t('about')} links={about} />),
    service: toHtml(<FooterLinks links={service} />),
    showrooms: toHtml(<FooterColumn title={t('showrooms')} links={showrooms} />),
    contact: toHtml(
      <FooterColumn title={t('contact')}>
        <Address contact={site.contact} />
      </FooterColumn>,
    ),
    countries: toHtml(
      <FooterColumn title={t('countries')}>
        <Countries others={others} />
      </FooterColumn>,
    ),
    end: toHtml(
      <div className="page-width footer-end">
        <Logo href={homePath(site.code)} label={t('home', { name: site.name })} isAgain />
        <PaymentMarks label={t('payment')} brands={data.paymentBadges} />
        <ExternalLinks label={t('social')} links={data.socialLinks} clicks="social" />
        <ExternalLinks label={t('apps')} links={data.appStoreLinks} />
        <p className="w-full text-xs text-stone">
          {[`© ${year} ${site.contact.company}`, ...site.contact.registrations, t('vat')].join(' · ')}
        </p>
      </div>,
    ),
  };
});

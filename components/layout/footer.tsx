import { getTranslations } from 'next-intl/server';
import { SettingsButton } from '@/components/consent/settings-button';
import { LateNewsletterForm } from '@/components/newsletter/late-newsletter-form';
import { MailAddress } from '@/components/ui/mail-address';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadFooter } from '@/lib/layout/loader';
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
import { type Site, servedEditions, servedSites } from '@/lib/sites/sites';
import { FooterColumn, footerLink } from './footer-column';
import { Logo } from './logo';

/** As those who live there call their country, and how the shop is called there. */
function shopName({ name, language, defaultCountry }: Site): string {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(defaultCountry);
  return `${country} · ${name}`;
}

/** About us, customer service, contact and showrooms, other countries, payment, social links, copyright (§2). */
export async function Footer({ site }: { site: Site }) {
  const [t, data] = await Promise.all([getTranslations('footer'), loadFooter(site.code)]);
  const titled = (links: Site['footer']['about']): TitledLink[] =>
    links.map(({ key, alias }) => ({ title: t(`links.${key}`), href: templatePath(site.code, alias) }));
  const others = data.showsOtherSites ? servedSites().filter((other) => other.code !== site.siteCode) : [];
  const otherEditions = servedEditions().filter(({ siteCode }) =>
    others.some((one) => one.siteCode === siteCode),
  );
  const newsletter = { title: t('newsletter.title'), href: newsletterPath(site.code) };
  const { contact } = site;
  return (
    <footer
      data-webview-hidden
      data-clicks="footer"
      data-editions={otherEditions.map(({ code }) => code).join(' ')}
      className="drawn-later no-print site-footer"
    >
      {data.showsNewsletter && (
        <section data-newsletter className="page-width footer-newsletter">
          <div>
            <h2 className="font-display text-2xl">{t('newsletter.title')}</h2>
            <p className="mt-1 max-w-md text-stone">{t('newsletter.text')}</p>
          </div>
          <ClientMessages namespaces={['newsletter']}>
            <LateNewsletterForm site={site.code} source="footer" />
          </ClientMessages>
        </section>
      )}
      <div className="page-width footer-columns">
        <FooterColumn
          title={t('about')}
          links={titled(site.footer.about.filter(({ key }) => key !== 'franchise' || data.showsFranchise))}
        />
        <FooterColumn
          title={t('service')}
          links={[
            ...titled(site.footer.service),
            { title: t('samples'), href: samplesPath(site.code) },
            ...(hasGiftCards(site) ? [{ title: t('giftCards'), href: giftCardsPath(site.code) }] : []),
            ...data.policies,
            ...(data.showsNewsletter ? [newsletter] : []),
          ]}
          className={others.length > 0 ? 'max-lg:row-span-2' : 'max-md:row-span-2'}
          bodyClassName="gap-x-8 lg:columns-2"
        >
          <SettingsButton className={footerLink}>{t('cookies')}</SettingsButton>
        </FooterColumn>
        <FooterColumn
          title={t('showrooms')}
          links={[
            ...data.showrooms.map(({ name }) => ({
              title: name,
              href: templatePath(site.code, 'showrooms'),
            })),
            { title: t('showroomProducts'), href: listingPath(site.code, { type: 'showroom' }) },
          ]}
        />
        <FooterColumn title={t('contact')} links={[]} className="max-sm:col-span-full">
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
        </FooterColumn>
        {others.length > 0 && (
          <FooterColumn title={t('countries')} links={[]} className="max-sm:col-span-full">
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
          </FooterColumn>
        )}
      </div>
      <div className="border-t border-sand">
        <div className="page-width footer-end">
          <Logo href={homePath(site.code)} label={t('home', { name: site.name })} isAgain />
          <PaymentMarks label={t('payment')} brands={data.paymentBadges} />
          <ExternalLinks label={t('social')} links={data.socialLinks} clicks="social" />
          <ExternalLinks label={t('apps')} links={data.appStoreLinks} />
          <p className="w-full text-xs text-stone">
            {[`© ${new Date().getFullYear()} ${contact.company}`, ...contact.registrations, t('vat')].join(
              ' · ',
            )}
          </p>
        </div>
      </div>
    </footer>
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

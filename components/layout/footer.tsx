import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { SettingsButton } from '@/components/consent/settings-button';
import { LateNewsletterForm } from '@/components/newsletter/late-newsletter-form';
import { Finished } from '@/lib/html/finished';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadFooter } from '@/lib/layout/loader';
import { type Site, servedEditions, servedSites } from '@/lib/sites/sites';
import { drawFooter } from './draw-footer';

import { columnTitle, footerLink } from './footer-column';

/** About us, customer service, contact and showrooms, other countries, payment, social links, copyright (§2). */
export async function Footer({ site }: { site: Site }) {
  const [t, data] = await Promise.all([getTranslations('footer'), loadFooter(site.code)]);
  const others = data.showsOtherSites ? servedSites().filter((other) => other.code !== site.siteCode) : [];
  const otherEditions = servedEditions().filter(({ siteCode }) =>
    others.some((one) => one.siteCode === siteCode),
  );
  const drawn = await drawFooter(site.code, site, data, new Date().getFullYear());
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
        <Finished as="section" className="min-w-0" html={drawn.about} />
        <section className={clsx('min-w-0', others.length > 0 ? 'max-lg:row-span-2' : 'max-md:row-span-2')}>
          <h2 className={columnTitle}>{t('service')}</h2>
          <div className="gap-x-8 lg:columns-2">
            <Finished as="ul" html={drawn.service} />
            <SettingsButton className={footerLink}>{t('cookies')}</SettingsButton>
          </div>
        </section>
        <Finished as="section" className="min-w-0" html={drawn.showrooms} />
        <Finished as="section" className="min-w-0 max-sm:col-span-full" html={drawn.contact} />
        {others.length > 0 && (
          <Finished as="section" className="min-w-0 max-sm:col-span-full" html={drawn.countries} />
        )}
      </div>
      <Finished as="div" className="border-t border-sand" html={drawn.end} />
    </footer>
  );
}

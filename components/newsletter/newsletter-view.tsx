import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadPrivacyLink } from '@/lib/newsletter/loader';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { LateNewsletterForm } from './late-newsletter-form';
import { PrivacyLine } from './privacy-line';

const steps = ['address', 'confirm', 'end'] as const;

/** What the newsletter is, how one gets it and how one gets rid of it. */
export async function NewsletterView({ site }: { site: Site }) {
  const [t, words, privacy] = await Promise.all([
    getTranslations('newsletterPage'),
    getTranslations('content'),
    loadPrivacyLink(site.code),
  ]);
  return (
    <div data-page="newsletter" className="page-width">
      <Breadcrumbs
        label={words('breadcrumbs')}
        items={[{ title: words('home'), href: homePath(site.code) }, { title: t('title') }]}
      />
      <div className="mt-2 grid items-center gap-x-16 gap-y-10 md:mt-4 md:grid-cols-2">
        <div>
          <h1 className="heading text-5xl">{t('title')}</h1>
          <p className="mt-4 mb-8 max-w-md text-lg text-stone">{t('intro')}</p>
          <ClientMessages namespaces={['newsletter']}>
            <LateNewsletterForm site={site.code} source="page" />
          </ClientMessages>
          {privacy && <PrivacyLine text={t('privacy')} link={privacy} />}
        </div>
        <Picture
          src="/media/room-reading.webp"
          alt=""
          width={1600}
          height={1067}
          sizes="(min-width: 1440px) 640px, (min-width: 993px) 45vw, 92vw"
          fit="wide"
          className="aspect-3/2 h-auto w-full rounded-sm object-cover"
        />
      </div>
      <section aria-labelledby="newsletter-steps" className="mt-section">
        <h2 id="newsletter-steps" className="heading text-3xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-6 grid gap-8 rounded-md bg-linen p-6 md:grid-cols-3 md:p-10">
          {steps.map((step, index) => (
            <li key={step}>
              <h3 className="font-medium">
                <span aria-hidden="true" className="mr-2 text-linden tabular-nums">
                  {index + 1}
                </span>
                {t(`steps.${step}.title`)}
              </h3>
              <p className="mt-1 text-sm text-stone">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-8 font-medium">{t('lost.title')}</h3>
        <p className="reading-width mt-1 text-stone">{t('lost.text')}</p>
      </section>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { PrivacyLine } from '@/components/newsletter/privacy-line';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { TickedLine } from '@/components/ui/ticked-line';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { homePath } from '@/lib/routes/paths';
import type { SamplesPage } from '@/lib/samples/loader';
import { samplesByPost } from '@/lib/sites/samples-by-post';
import type { Site } from '@/lib/sites/sites';
import { SamplesIsland } from './samples-island';

const facts = ['free', 'keep'] as const;

/** What samples cost and who gets how many; below it the form, which comes after the page. */
export async function SamplesView({ site, groups, privacy }: SamplesPage & { site: Site }) {
  const [t, words, samples] = await Promise.all([
    getTranslations('samplesPage'),
    getTranslations('content'),
    getTranslations('samples'),
  ]);
  const { phone } = site.contact;
  const byPost = samples('byPost', samplesByPost(site.code));
  return (
    <div data-page="samples" className="page-width">
      <Breadcrumbs
        label={words('breadcrumbs')}
        items={[{ title: words('home'), href: homePath(site.code) }, { title: t('title') }]}
      />
      <div className="mt-2 grid gap-x-16 gap-y-6 md:mt-4 md:grid-cols-2">
        <div>
          <h1 className="heading text-4xl">{t('title')}</h1>
          <p className="mt-4 max-w-xl text-lg text-stone">{t('intro')}</p>
        </div>
        <ul className="grid content-center gap-2 rounded-md bg-linen p-6">
          {facts.map((fact) => (
            <TickedLine key={fact}>{t(`facts.${fact}`)}</TickedLine>
          ))}
          <TickedLine>{byPost}</TickedLine>
          <li className="pl-7.5 text-sm text-stone">{t('facts.limit')}</li>
        </ul>
      </div>
      <noscript>
        <p className="mt-8">{t('needsScript', { phone })}</p>
      </noscript>
      {groups.length === 0 ? (
        <p className="mt-8">{t('none', { phone })}</p>
      ) : (
        <ClientMessages namespaces={['auth', 'checkout', 'samples', 'validation']}>
          <SamplesIsland
            groups={groups}
            byPost={byPost}
            homeHref={homePath(site.code)}
            privacy={privacy && <PrivacyLine text={t('privacy')} link={privacy} />}
          />
        </ClientMessages>
      )}
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { HowChecked } from './how-checked';
import { ReviewIsland } from './review-island';

/** Where buyers review what has come, by the link in their mail or signed in. */
export async function ReviewPageView({ site }: { site: Site }) {
  const [t, words] = await Promise.all([getTranslations('reviews.page'), getTranslations('content')]);
  return (
    <div data-page="review" className="page-width pb-14">
      <Breadcrumbs
        label={words('breadcrumbs')}
        items={[{ title: words('home'), href: homePath(site.code) }, { title: t('title') }]}
      />
      <div className="mt-2 grid gap-x-16 md:mt-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="heading text-4xl md:text-5xl">{t('title')}</h1>
          <p className="reading-width mt-3 text-lg text-stone">{t('intro')}</p>
          <noscript>
            <p className="mt-6">{t('needsScript')}</p>
          </noscript>
          <ClientMessages namespaces={['auth', 'reviews.own', 'validation']}>
            <ReviewIsland />
          </ClientMessages>
        </div>
        <aside aria-labelledby="checked" className="mt-10 self-start rounded-md bg-linen p-6 lg:mt-0">
          <h2 id="checked" className="heading mb-3 text-xl">
            {t('checkedTitle')}
          </h2>
          <HowChecked />
        </aside>
      </div>
    </div>
  );
}

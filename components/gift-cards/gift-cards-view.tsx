import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { Money } from '@/lib/money/models';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { BalanceIsland, GiftCardIsland } from './gift-card-islands';

const facts = ['mail', 'parts', 'valid', 'withdrawal', 'vat'] as const;

/** What a gift card is; below it the form by which one is bought, and what is left on one, which come after the page. */
export async function GiftCardsView({ site, amounts }: { site: Site; amounts: readonly Money[] }) {
  const [t, words] = await Promise.all([getTranslations('giftCardsPage'), getTranslations('content')]);
  const { phone } = site.contact;
  return (
    <div data-page="gift-cards" className="page-width">
      <Breadcrumbs
        label={words('breadcrumbs')}
        items={[{ title: words('home'), href: homePath(site.code) }, { title: t('title') }]}
      />
      <div className="mt-2 grid items-start gap-x-16 gap-y-6 sm:grid-cols-2 sm:grid-rows-[auto_1fr] md:mt-4">
        <div>
          <h1 className="heading text-5xl">{t('title')}</h1>
          <p className="mt-4 max-w-md text-lg text-stone">{t('intro', { shop: site.name })}</p>
        </div>
        <Picture
          src="/media/gift-card.webp"
          alt=""
          width={1280}
          height={960}
          sizes="(min-width: 1440px) 640px, (min-width: 768px) 45vw, 92vw"
          priority
          className="aspect-4/3 h-auto w-full rounded-sm object-cover sm:col-start-2 sm:row-span-2 sm:row-start-1"
        />
        <ul className="grid gap-2">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-3">
              <span aria-hidden="true" className="text-linden">
                ✓
              </span>
              {t(`facts.${fact}`)}
            </li>
          ))}
        </ul>
      </div>
      <noscript>
        <p className="mt-8">{t('needsScript', { phone })}</p>
      </noscript>
      <ClientMessages namespaces={['auth', 'checkout', 'giftCards', 'validation']}>
        <GiftCardIsland amounts={amounts} />
        <section id="balance" className="mt-section max-w-xl">
          <h2 className="heading text-3xl">{t('balanceTitle')}</h2>
          <p className="mt-2 text-stone">{t('balanceText')}</p>
          <BalanceIsland />
        </section>
      </ClientMessages>
    </div>
  );
}

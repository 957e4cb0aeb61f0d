import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { TickedLine } from '@/components/ui/ticked-line';
import { firstAmount } from '@/lib/gift-cards/first-amount';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { cardPlaceId } from './card-place-id';
import { CardPreview } from './card-preview';
import { BalanceIsland, GiftCardIsland } from './gift-card-islands';

const facts = ['mail', 'parts', 'valid', 'withdrawal', 'vat'] as const;

/** What a gift card is; below it the form by which one is bought, and what is left on one, which come after the page. */
export async function GiftCardsView({ site, amounts }: { site: Site; amounts: readonly Money[] }) {
  const [t, words] = await Promise.all([getTranslations('giftCardsPage'), getTranslations('content')]);
  const { phone } = site.contact;
  const first = firstAmount(amounts);
  return (
    <div data-page="gift-cards" className="page-width">
      <Breadcrumbs
        label={words('breadcrumbs')}
        items={[{ title: words('home'), href: homePath(site.code) }, { title: t('title') }]}
      />
      <ClientMessages namespaces={['auth', 'checkout', 'giftCards', 'validation']}>
        <div className="mt-2 grid gap-x-16 gap-y-6 sm:grid-cols-2 sm:max-lg:gap-x-8 md:mt-4 lg:grid-rows-[auto_auto_1fr]">
          <div>
            <h1 className="heading text-4xl">{t('title')}</h1>
            <p className="mt-4 max-w-xl text-lg text-stone">{t('intro', { shop: site.name })}</p>
          </div>
          <div className="max-lg:contents lg:sticky lg:top-36 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
            {/* The card as it will come: the form takes the place of the first with what is typed. */}
            <div id={cardPlaceId} className="[&>:first-child:not(:last-child)]:hidden">
              <CardPreview
                amount={first ? formatMoney(first, site.locale) : ''}
                recipientName=""
                giverName=""
                message=""
              />
            </div>
            <ul className="grid gap-x-8 gap-y-2 max-lg:order-last max-lg:col-span-full sm:max-lg:grid-cols-2 lg:mt-6">
              {facts.map((fact) => (
                <TickedLine key={fact}>{t(`facts.${fact}`)}</TickedLine>
              ))}
            </ul>
          </div>
          <noscript className="max-lg:col-span-full">
            <p className="mt-2">{t('needsScript', { phone })}</p>
          </noscript>
          <GiftCardIsland amounts={amounts} />
        </div>
        <section
          id="balance"
          className="mt-section grid gap-x-8 rounded-md sm:grid-cols-2 sm:bg-linen sm:px-6 sm:py-8 md:gap-x-16 md:px-10"
        >
          <div>
            <h2 className="heading text-2xl">{t('balanceTitle')}</h2>
            <p className="mt-2 text-stone">{t('balanceText')}</p>
          </div>
          <BalanceIsland />
        </section>
      </ClientMessages>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { OfferCard } from '@/components/offers/offer-card';
import { GoesWithProducts } from '@/components/personalisation/goes-with-products';
import { PersonalProducts } from '@/components/personalisation/personal-products';
import { ViewedProducts } from '@/components/personalisation/viewed-products';
import { Icon } from '@/components/ui/icon';
import { isBlocked, whenTogether } from '@/lib/basket/basket-math';
import type { BasketLine as BasketLineModel, BasketModel } from '@/lib/basket/models';
import { forgetLine, saveLine } from '@/lib/basket/saved-lines';
import { useSetQuantity, useToggleInstallation } from '@/lib/basket/use-basket-changes';
import { useToldStep } from '@/lib/basket/use-told-step';
import { formatDeliveryRange } from '@/lib/dates/format';
import { notify } from '@/lib/notifications/notify';
import type { OfferModel } from '@/lib/offers/models';
import { lineKey } from '@/lib/order/line-key';
import { useSite } from '@/lib/sites/use-site';
import { AppliedPromotions } from './applied-promotions';
import { BasketCoupons } from './basket-coupons';
import { BasketLine } from './basket-line';
import { BasketMessages } from './basket-messages';
import { focusLine } from './line-focus';
import { OrderSummary } from './order-summary';
import { SavedLines } from './saved-lines';
import { ShareButton } from './share-button';
import { ToCheckout } from './to-checkout';

type Props = {
  basket: BasketModel;
  /** Stand above the lines. */
  offers: OfferModel[];
  /** The line that gets the focus once it is drawn. */
  awaitedLine: RefObject<string | null>;
  /** How it can be paid. */
  payment: ReactNode;
};

/** The lines and what they come to. */
export function FilledBasket({ basket, offers, awaitedLine, payment }: Props) {
  const t = useTranslations('basket');
  const slider = useTranslations('productCard.slider');
  const site = useSite();
  const onFailed = (text: string | null) => notify('error', text ?? t('changeFailed'));
  const { setQuantity } = useSetQuantity(site, { onFailed });
  const { toggleInstallation } = useToggleInstallation(site, { onFailed });
  const blocked = isBlocked(basket);
  const together = whenTogether(basket);
  useToldStep(site, basket, 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have been drawn
  useEffect(() => {
    if (awaitedLine.current !== null && focusLine(awaitedLine.current)) awaitedLine.current = null;
  }, [basket.items]);

  /** Takes a line out; `undone` runs when the shopper puts it back. */
  const takeOut = (item: BasketLineModel, said: string, undone = () => {}) => {
    const lines = basket.items.filter((other) => !other.isGift);
    const index = lines.indexOf(item);
    const next = lines[index + 1] ?? lines[index - 1];
    awaitedLine.current = next?.vsin ?? null;
    setQuantity({ item, quantity: 0 });
    notify('success', said, {
      length: 'long',
      action: {
        title: t('undo'),
        onClick: () => {
          awaitedLine.current = item.vsin;
          setQuantity({ item, quantity: item.quantity });
          undone();
        },
      },
    });
  };
  const remove = (item: BasketLineModel) => takeOut(item, t('removed', { title: item.title }));
  const save = (item: BasketLineModel) => {
    saveLine(site, item);
    takeOut(item, t('saved.done', { title: item.title }), () => forgetLine(site, item.vsin));
  };

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem] lg:gap-14">
        <div className="min-w-0">
          <BasketMessages site={site} messages={basket.messages} />
          {offers.map((card) => (
            <OfferCard key={card.id} card={card} className="no-print mb-4" />
          ))}
          {together && (
            <p className="flex items-center gap-2.5 pb-4 text-sm">
              <Icon name="truck" className="text-linden" />
              {t('together', { range: formatDeliveryRange(together.from, together.until, site.locale) })}
            </p>
          )}
          <ul className="border-t border-sand">
            {basket.items.map((item) => (
              <BasketLine
                key={lineKey(item)}
                site={site}
                item={item}
                delivery={together ? null : item.delivery}
                onQuantity={(quantity) => setQuantity({ item, quantity })}
                onRemove={() => remove(item)}
                onSave={() => save(item)}
                onInstallation={() => toggleInstallation(item.vsin)}
              />
            ))}
          </ul>
          <SavedLines site={site} />
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-md border border-sand bg-white p-6 md:sticky md:top-24"
        >
          <h2 id="summary" className="heading mb-4 text-xl">
            {t('summary')}
          </h2>
          <AppliedPromotions promotions={basket.promotions} />
          <OrderSummary
            summary={basket.summary}
            method={basket.deliveryMethod}
            promotions={basket.promotions}
            locale={site.locale}
          />
          <BasketCoupons site={site} basket={basket} />
          {blocked && <p className="mt-5 font-medium text-terracotta">{t('blocked')}</p>}
          <div className="no-print">
            {!blocked && <ToCheckout site={site} total={basket.summary.total} />}
            {!blocked && payment}
            <ShareButton site={site} />
          </div>
          {basket.freeReturnDays !== null && (
            <p className="mt-4 text-sm text-balance text-stone">
              {t('assurances', { days: basket.freeReturnDays })}
            </p>
          )}
        </section>
      </div>
      <div className="no-print">
        <GoesWithProducts id="goes-with-row" title={slider('goesWith')} lines={basket.items} />
        <ViewedProducts
          id="viewed-row"
          title={slider('recent')}
          without={basket.items.map(({ vsin }) => vsin)}
        />
        <PersonalProducts
          id="basket-row"
          title={slider('forYou')}
          widget="forYou"
          otherwise="nothing"
          without={basket.items.map(({ vsin }) => vsin)}
        />
      </div>
    </>
  );
}

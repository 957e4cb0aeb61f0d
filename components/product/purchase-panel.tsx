'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { createHandoff } from '@/components/ui/handoff';
import { usePendingNavigation } from '@/components/ui/pending-navigation';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { useAvailability } from '@/lib/product/availability-context';
import type { Purchase } from '@/lib/product/models';
import { usePurchase } from '@/lib/product/use-purchase';
import type { CardModel } from '@/lib/product-card/models';
import { DeliveryPromise } from './delivery-promise';
import { StickyBuyBar } from './sticky-buy-bar';

/** The number chosen on a page that is left for another variant, whose panel is a new one. */
const chosenBefore = createHandoff<number>();

type Props = {
  purchase: Purchase;
  /** The very objects of the row further down: the page carries them once. */
  related: readonly CardModel[];
  /** Drawn by the server: what is shown instead, from now on or later. */
  soldOut: ReactNode;
};

/** Delivery, quantity and the button; on mobile a bar that stays at hand. */
export function PurchasePanel({ purchase, related, soldOut }: Props) {
  const t = useTranslations('product.purchase');
  const availability = useAvailability();
  const { isPending } = usePendingNavigation();
  const [chosen, setChosen] = useState(1);
  const left = useRef<number | null>(null);
  useEffect(() => {
    left.current = isPending ? chosen : null;
  }, [isPending, chosen]);
  useLayoutEffect(() => {
    const before = chosenBefore.take();
    if (before !== null) setChosen(before);
    return () => {
      if (left.current !== null) chosenBefore.leave(left.current);
    };
  }, []);
  const button = useRef<HTMLDivElement>(null);
  const { buy, isAdding, error } = usePurchase(purchase, availability, related);
  if (!availability) return null;
  if (!availability.isAvailable) return soldOut;

  const { maxQuantity } = availability;
  // Stock may have shrunk since the number was chosen.
  const quantity = Math.min(chosen, maxQuantity);
  const add = () => void buy(quantity);
  return (
    <div className="purchase-panel">
      <DeliveryPromise availability={availability} />
      <div ref={button} className="no-print flex flex-wrap gap-3 sm:mt-3 md:mt-4 short:mt-3">
        <QuantityStepper
          value={quantity}
          max={maxQuantity}
          onChange={setChosen}
          isDisabled={isPending}
          labels={{ quantity: t('quantity'), increase: t('increase'), decrease: t('decrease') }}
        />
        {/* While another variant is on its way nothing can be added: it would be the wrong one. */}
        <Button disabled={isPending} isLoading={isAdding} onClick={add} className="grow basis-32">
          {t('add')}
        </Button>
      </div>
      {quantity >= maxQuantity && maxQuantity > 1 && (
        <p className="mt-2 text-sm text-stone">{t('maxQuantity', { max: String(maxQuantity) })}</p>
      )}
      {error && (
        <Alert tone="error" className="mt-3">
          {error}
        </Alert>
      )}
      <StickyBuyBar
        watched={button}
        title={purchase.title}
        price={availability.texts.price}
        basketPrice={availability.texts.basketPrice}
        isDisabled={isPending}
        isAdding={isAdding}
        onAdd={add}
      />
    </div>
  );
}

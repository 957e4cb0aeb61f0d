'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { BottomBar } from '@/components/basket/bottom-bar';
import { Button } from '@/components/ui/button';

type Props = Pick<ComponentProps<typeof BottomBar>, 'watched'> & {
  title: string;
  /** As the shop writes it. */
  price: string;
  /** What it costs in the basket, where a promotion counts there. */
  basketPrice: string | null;
  isDisabled: boolean;
  isAdding: boolean;
  onAdd: () => void;
};

/** Price and button at the lower edge of a small screen, once those of the page have been passed; on a tablet with what they are for. */
export function StickyBuyBar({ watched, title, price, basketPrice, isDisabled, isAdding, onAdd }: Props) {
  const t = useTranslations('product.purchase');
  return (
    <BottomBar watched={watched} isOncePassed label={t('bar')}>
      <span className="hidden min-w-0 grow truncate font-medium sm:block">{title}</span>
      <span className="grid leading-tight">
        <span className="tabular text-lg font-semibold">{price}</span>
        {basketPrice && (
          <span className="text-xs font-medium text-terracotta">
            {t('basketPrice', { price: basketPrice })}
          </span>
        )}
      </span>
      <Button disabled={isDisabled} isLoading={isAdding} onClick={onAdd}>
        {t('add')}
      </Button>
    </BottomBar>
  );
}

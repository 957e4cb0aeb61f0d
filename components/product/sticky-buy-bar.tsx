'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** The bar is there while this is out of sight. */
  watched: RefObject<HTMLElement | null>;
  /** As the shop writes it. */
  price: string;
  isDisabled: boolean;
  isAdding: boolean;
  onAdd: () => void;
};

/** Price and button at the lower edge of a small screen. */
export function StickyBuyBar({ watched, price, isDisabled, isAdding, onAdd }: Props) {
  const t = useTranslations('product.purchase');
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry ? !entry.isIntersecting : false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);

  return (
    <section
      aria-label={t('bar')}
      inert={!isShown}
      className={clsx(
        'buy-bar no-print fixed inset-x-0 bottom-0 z-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-sand bg-white px-4 py-3 transition-transform md:hidden',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        !isShown && 'translate-y-full',
      )}
    >
      <span className="tabular text-lg font-semibold">{price}</span>
      <Button disabled={isDisabled} isLoading={isAdding} onClick={onAdd}>
        {t('add')}
      </Button>
    </section>
  );
}

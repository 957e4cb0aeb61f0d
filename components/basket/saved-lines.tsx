'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { refusalText } from '@/lib/api/error-text';
import { addToBasket } from '@/lib/basket/add-to-basket';
import { forgetLine, type SavedLine, saveLine, useSavedLines } from '@/lib/basket/saved-lines';
import { focusPage } from '@/lib/browser/focus-page';
import { notify } from '@/lib/notifications/notify';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { focusLine } from './line-focus';

/** What the shopper wants to buy later; nothing while that is nothing. */
export function SavedLines({ site }: { site: SiteRules }) {
  const t = useTranslations('basket.saved');
  const tBasket = useTranslations('basket');
  const lines = useSavedLines(site);
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  if (lines.length === 0) return null;

  async function add(line: SavedLine): Promise<void> {
    if (adding !== null) return;
    setAdding(line.vsin);
    const { vsin, quantity, ...card } = line;
    try {
      await addToBasket(site, { productId: vsin, quantity, card: { ...card, generalMarketPrice: null } });
      // It has become a line of the basket; this list may be gone with its last one.
      if (!focusLine(vsin)) heading.current?.focus();
      forgetLine(site, vsin);
      notify('success', t('added', { title: line.title }));
    } catch (error) {
      notify('error', refusalText(error) ?? tBasket('changeFailed'));
    } finally {
      setAdding(null);
    }
  }
  const remove = (line: SavedLine) => {
    if (lines.length > 1) heading.current?.focus();
    else focusPage();
    forgetLine(site, line.vsin);
    notify('success', tBasket('removed', { title: line.title }), {
      length: 'long',
      action: { title: tBasket('undo'), onClick: () => saveLine(site, line) },
    });
  };

  return (
    <section aria-labelledby="saved-lines" className="no-print mt-10">
      <h2 id="saved-lines" ref={heading} tabIndex={-1} className="heading text-xl outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-stone">{t('text')}</p>
      <ul className="mt-4 border-t border-sand">
        {lines.map((line) => (
          <li
            key={line.vsin}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-sand py-4"
          >
            <ProductThumb media={line.media} sizes="6rem" className="w-24" />
            <div className="min-w-40 flex-1">
              <Link href={productPath(site.code, line)} className="font-medium hover:underline">
                {line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}
              </Link>
              {line.options && <p className="text-sm text-stone">{line.options}</p>}
            </div>
            <div className="flex flex-wrap items-center gap-x-5">
              <Button
                variant="secondary"
                size="sm"
                isLoading={adding === line.vsin}
                aria-label={t('addOf', { title: line.title })}
                onClick={() => void add(line)}
              >
                {t('add')}
              </Button>
              <button
                type="button"
                onClick={() => remove(line)}
                aria-label={tBasket('removeLabel', { title: line.title })}
                className="min-h-11 text-sm underline underline-offset-4 hover:decoration-2"
              >
                {tBasket('remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

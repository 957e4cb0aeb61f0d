'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import type { GoesWithCard } from '@/lib/personalisation/goes-with';
import { splitTitle } from '@/lib/product-card/split-title';
import { useSite } from '@/lib/sites/use-site';
import { bringRow } from './bring-row';
import type { RowProps } from './personal-row';

type Props = {
  id: string;
  title: string;
  /** What is in the basket, or was bought. */
  lines: readonly { vsin: string; title: string }[];
};
/** Gift cards have a vsin too, and go with everything. */
const isOfProduct = (vsin: string) => vsin.startsWith('V');

type Found = { products: readonly GoesWithCard[]; Row: ComponentType<RowProps> };

/**
 * What goes with the lines of a basket or an order, each with the line it goes with. Asks once the page is idle; the row takes
 * its place while nobody looks there, so nothing moves.
 */
export function GoesWithProducts({ id, title, lines }: Props) {
  const t = useTranslations('productCard.goesWith');
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const asked = [...new Set(lines.map(({ vsin }) => vsin).filter(isOfProduct))].sort().join(',');

  useEffect(() => {
    const find = async () => {
      if (asked === '' || (await isBot())) return null;
      const { goesWithCards } = await withRetry(() => import('@/lib/personalisation/goes-with'));
      // An extra: the page is complete without it.
      const products = await goesWithCards(site, asked.split(',')).catch(() => []);
      return products.length === 0 ? null : products;
    };
    return bringRow({ place, find, show: (products, Row) => setFound({ products, Row }) });
  }, [site, asked]);

  const titles = new Map(lines.map((line) => [line.vsin, line.title]));
  const notes = new Map(
    found?.products.flatMap(({ vsin, reason, besideVsin }): [string, string][] => {
      const beside = titles.get(besideVsin ?? '');
      // In which colour it lies in the basket does not matter here.
      return reason && beside ? [[vsin, t(reason, { title: splitTitle(beside).name })]] : [];
    }),
  );
  const products = found?.products.filter(({ vsin }) => !titles.has(vsin)) ?? [];
  const said = new Set(products.map(({ vsin }) => notes.get(vsin)));
  // What is true of all of them is said once, above them.
  const common = said.size === 1 && products.length > 1 ? [...said][0] : undefined;
  return (
    <div ref={place} className="no-print">
      {found && products.length > 0 && (
        <found.Row id={id} title={title} products={products} {...(common ? { text: common } : { notes })} />
      )}
    </div>
  );
}

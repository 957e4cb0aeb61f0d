import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { formatMoney } from '@/lib/money/format';
import { lineKey } from '@/lib/order/line-key';
import type { OrderLine } from '@/lib/order/models';

type Line = Pick<
  OrderLine,
  'vsin' | 'isGift' | 'title' | 'quantity' | 'media' | 'options' | 'lineTotal' | 'installation'
>;
type Props = { items: readonly Line[]; locale: string; className?: string };

/** What is in a basket or order, small: a picture, how many of what in which finish, and what it costs. */
export function LinesSummary({ items, locale, className }: Props) {
  const t = useTranslations('basket');
  return (
    <ul className={clsx('grid gap-3', className)}>
      {items.map((item) => (
        <li key={lineKey(item)} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 text-sm">
          <ProductThumb media={item.media} sizes="4rem" />
          <span>
            {item.quantity} × {item.title}
            {item.options && <span className="block text-balance text-stone">{item.options}</span>}
          </span>
          <span className="tabular">{item.isGift ? t('free') : formatMoney(item.lineTotal, locale)}</span>
          {item.installation && (
            <>
              <span className="col-start-2 text-stone">{item.installation.title}</span>
              <span className="tabular">{formatMoney(item.installation.lineTotal, locale)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

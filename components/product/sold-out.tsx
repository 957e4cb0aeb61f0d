import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { Swatch } from '@/components/ui/swatch';
import type { ProductModel } from '@/lib/product/models';
import { LateProductPart } from './late-product-part';

const mostOthers = 4;

type Props = { model: Pick<ProductModel, 'productId' | 'similarHref' | 'availability' | 'options'> };

/** Versions that differ in one thing and can be had now. */
function Instead({ options }: Pick<ProductModel, 'options'>) {
  const t = useTranslations('product.purchase.soldOut');
  const others = options.flatMap(({ choices }) =>
    choices.filter(({ isAvailable, isSelected }) => isAvailable && !isSelected),
  );
  if (others.length === 0) return null;
  return (
    <div className="no-print mt-4 text-sm">
      <p id="instead">{t('instead')}</p>
      <ul aria-labelledby="instead" className="mt-2 flex flex-wrap gap-2">
        {others.slice(0, mostOthers).map(({ href, title, colour }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-white px-3.5 hover:border-ink"
            >
              {colour && <Swatch colour={colour} size="md" isAvailable />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says so, and until when if that is known; offers what can be had, and a mail; leads on to comparable products. */
export function SoldOut({ model: { productId, similarHref, availability, options } }: Props) {
  const t = useTranslations('product.purchase.soldOut');
  const { restock } = availability.texts;
  return (
    <div className="mt-6 rounded-md bg-linen p-5">
      <p className="font-medium">{t('title')}</p>
      <p className="mt-1 text-sm text-stone">{restock ? t('expected', { date: restock }) : t('text')}</p>
      {/* Not where it may sell out while the page is open: it would be sent with every page. */}
      {!availability.isAvailable && <Instead options={options} />}
      <div className="no-print mt-4">
        {/* Where it sells out while the page is open, the page does not wait for this. */}
        <Suspense>
          <LateProductPart part="backInStock" of={{ vsin: productId, title: t('notify') }} />
        </Suspense>
      </div>
      <Link
        href={similarHref}
        className="mt-3 inline-block text-sm underline underline-offset-4 hover:decoration-2"
      >
        {t('similar')}
      </Link>
    </div>
  );
}

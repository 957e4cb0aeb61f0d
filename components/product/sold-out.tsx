import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';
import { LateProductPart } from './late-product-part';

type Props = { model: Pick<ProductModel, 'productId' | 'similarHref' | 'availability'> };

/** Says so, and until when if that is known; offers a mail, and leads on to the department of comparable products. */
export function SoldOut({ model: { productId, similarHref, availability } }: Props) {
  const t = useTranslations('product.purchase.soldOut');
  const { restock } = availability.texts;
  return (
    <div className="mt-6 rounded-md bg-linen p-5">
      <p className="font-medium">{t('title')}</p>
      <p className="mt-1 text-sm text-stone">{restock ? t('expected', { date: restock }) : t('text')}</p>
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

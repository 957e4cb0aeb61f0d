import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';

/** Says so, and leads on to the department, where comparable products are. */
export function SoldOut({ similarHref }: { similarHref: string }) {
  const t = useTranslations('product.purchase.soldOut');
  return (
    <div className="mt-6 rounded-md bg-linen p-5">
      <p className="font-medium">{t('title')}</p>
      <p className="mt-1 text-sm text-stone">{t('text')}</p>
      <Link
        href={similarHref}
        className="mt-3 inline-block text-sm underline underline-offset-4 hover:decoration-2"
      >
        {t('similar')}
      </Link>
    </div>
  );
}

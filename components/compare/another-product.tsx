import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

/** The way to others of the kind, in the column that would be theirs. */
export function AnotherProduct({ models }: { models: readonly ProductModel[] }) {
  const t = useTranslations('comparePage');
  const kind = models[0]?.breadcrumbs.at(-1);
  if (!kind) return null;
  return (
    <td className="no-print hidden h-px pr-4 md:table-cell">
      <Link
        href={kind.href}
        className="grid h-full w-full place-content-center justify-items-center gap-2 rounded-sm border border-dashed border-stone font-medium hover:bg-linen"
      >
        <Icon name="plus" />
        {t('another')}
      </Link>
    </td>
  );
}

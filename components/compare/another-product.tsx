import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

/** Alone it leaves half of the width free, where the second would stand. Two fill all of it. */
const beside = 'md:grid md:items-start md:gap-8 md:grid-cols-2 lg:grid-cols-[5fr_3fr]';
const alone = 'min-h-24 flex-col md:sticky md:top-36 md:mt-0 md:aspect-4/3';

/** The way to others of the kind: beside a table of one, where the next column would stand, and else below it. */
function AnotherProduct({ models }: { models: readonly ProductModel[] }) {
  const t = useTranslations('comparePage');
  const kind = models[0]?.breadcrumbs.at(-1);
  if (!kind) return null;
  return (
    <Link
      href={kind.href}
      className={clsx(
        'no-print mt-6 flex items-center justify-center gap-2 rounded-sm border border-dashed border-stone font-medium hover:bg-linen',
        models.length === 1 ? alone : 'min-h-16',
      )}
    >
      <Icon name="plus" />
      {t('another')}
    </Link>
  );
}

/** The table, and where it leaves room the way to one more. */
export function WithAnotherProduct({
  models,
  children,
}: {
  models: readonly ProductModel[];
  children: ReactNode;
}) {
  return (
    <div className={clsx('mt-6', models.length === 1 && beside)}>
      <div className="min-w-0">{children}</div>
      {models.length < 3 && <AnotherProduct models={models} />}
    </div>
  );
}

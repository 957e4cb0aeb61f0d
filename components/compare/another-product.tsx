import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

/** What so few columns leave free, which three fill: beside two as much as one of them has. */
const besides: Readonly<Record<number, string>> = {
  1: 'md:gap-8 md:grid-cols-2 lg:grid-cols-[5fr_3fr]',
  2: 'md:gap-4 md:grid-cols-[minmax(0,1fr)_calc((100%-11rem)/3)] lg:grid-cols-[minmax(0,1fr)_calc((100%-16rem)/3)]',
};

/** The way to others of the kind: beside the table, where the next column would stand, and below it where there is no room. */
function AnotherProduct({ models }: { models: readonly ProductModel[] }) {
  const t = useTranslations('comparePage');
  const kind = models[0]?.breadcrumbs.at(-1);
  if (!kind) return null;
  return (
    <Link
      href={kind.href}
      className="no-print mt-6 flex min-h-24 flex-col items-center justify-center gap-2 rounded-sm border border-dashed border-stone font-medium hover:bg-linen md:sticky md:top-36 md:mt-0 md:aspect-4/3"
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
  const beside = besides[models.length];
  return (
    <div className={clsx('mt-6', beside && ['md:grid md:items-start', beside])}>
      <div className="min-w-0">{children}</div>
      {beside && <AnotherProduct models={models} />}
    </div>
  );
}

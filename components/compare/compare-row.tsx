import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ComparedRow } from '@/lib/compare/align-rows';
import type { ProductModel } from '@/lib/product/models';

/** Between the columns alone: the last one ends where the lines do. */
export const gap = 'max-sm:not-last:pr-3 sm:pl-4';
/** What is alike goes while only differences are wanted: a box that needs no script. */
const alike = 'group-has-checked/compare:hidden';
/** On phones it has no width, and its names stand above the cells, in sight while the columns are swiped. */
export const firstColumn =
  'bg-paper text-left align-top hyphens-auto max-sm:sticky max-sm:left-0 max-sm:z-1 max-sm:px-0 print:static';
const rowName =
  'max-sm:absolute max-sm:top-2.5 max-sm:left-0 max-sm:w-max max-sm:text-xs max-sm:max-w-[calc(100vw-2*var(--spacing-gutter)-1.5rem)] max-sm:truncate';
export const namedCell = `border-b border-sand py-3 align-top ${gap} max-sm:pt-9`;

/** @param isSaidOnly where what is in the row speaks for itself */
export function RowName({
  children,
  differs = false,
  isSaidOnly = false,
}: {
  children: ReactNode;
  differs?: boolean;
  isSaidOnly?: boolean;
}) {
  const t = useTranslations('comparePage');
  return (
    <th scope="row" className={clsx(firstColumn, 'border-b border-sand py-3 font-normal text-stone')}>
      <span className={isSaidOnly ? 'sr-only' : rowName}>
        {children}
        {differs && <span className="sr-only">, {t('differs')}</span>}
      </span>
    </th>
  );
}

function Cell({ values }: { values: readonly string[] }) {
  const t = useTranslations('comparePage');
  return values.length > 0 ? (
    values.map((value) => (
      <span key={value} className="block not-first:mt-1.5">
        {value}
      </span>
    ))
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('notSaid')}</span>
    </>
  );
}

export function Row({
  row: { name, cells, isSame },
  models,
}: {
  row: ComparedRow;
  models: readonly ProductModel[];
}) {
  const differs = !isSame;
  const weight = models.length < 2 ? '' : differs ? 'font-medium' : 'text-stone';
  return (
    <tr className={isSame && models.length > 1 ? alike : undefined}>
      <RowName differs={differs}>{name}</RowName>
      {models.map(({ productId }, index) => (
        <td key={productId} className={clsx(namedCell, 'hyphens-auto wrap-anywhere', weight)}>
          <Cell values={cells[index] ?? []} />
        </td>
      ))}
    </tr>
  );
}

export function GroupTitle({
  count,
  isAlike = false,
  children,
}: {
  count: number;
  isAlike?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={isAlike ? alike : undefined}>
      <th scope="rowgroup" colSpan={count + 1} className="pt-8 pb-2 text-left">
        <span className="heading sticky left-0 text-xl">{children}</span>
      </th>
    </tr>
  );
}

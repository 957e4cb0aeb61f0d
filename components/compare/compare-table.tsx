import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ComparedRow } from '@/lib/compare/align-rows';
import type { ProductModel } from '@/lib/product/models';
import { CompareColumn } from './compare-column';
import { ComparedDrawing } from './compare-drawings';
import { comparedId } from './compared-id';
import type { ComparedGroup } from './say-comparison';

/** What is alike goes while only differences are wanted: a box that needs no script. */
const alike = 'group-has-checked/compare:hidden';
/** Stays in sight while the columns are scrolled sideways; on phones it has no width, and its names stand above the cells. */
const firstColumn =
  'sticky left-0 z-1 bg-paper text-left align-top hyphens-auto max-xs:px-0 xs:pr-3 print:static';
const rowName =
  'max-xs:absolute max-xs:top-2.5 max-xs:left-3 max-xs:w-max max-xs:max-w-[calc(100vw-2*var(--spacing-gutter)-1.5rem)] max-xs:truncate';
const cell = 'border-b border-sand px-3 py-3 align-top';
const namedCell = `${cell} max-xs:pt-9`;
/** Two at a time on phones; of a third so much is seen that it is looked for. */
const productColumn = {
  two: 'w-[calc((100vw-2*var(--spacing-gutter))/2)] xs:w-42',
  more: 'w-[calc((100vw-2*var(--spacing-gutter))/2.3)] xs:w-42',
};

function RowName({ children, differs = false }: { children: ReactNode; differs?: boolean }) {
  const t = useTranslations('comparePage');
  return (
    <th scope="row" className={clsx(firstColumn, 'border-b border-sand py-3 font-normal text-stone')}>
      <span className={rowName}>
        {children}
        {differs && (
          <span
            aria-hidden="true"
            className="ml-1.5 inline-block size-2 rounded-full bg-terracotta align-middle"
          />
        )}
        {differs && <span className="sr-only">, {t('differs')}</span>}
      </span>
    </th>
  );
}

function Cell({ values }: { values: readonly string[] }) {
  const t = useTranslations('comparePage');
  return values.length > 0 ? (
    values.map((value) => (
      <span key={value} className="block">
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

function Row({
  row: { name, cells, isSame },
  models,
}: {
  row: ComparedRow;
  models: readonly ProductModel[];
}) {
  const differs = !isSame;
  return (
    <tr className={isSame && models.length > 1 ? alike : undefined}>
      <RowName differs={differs}>{name}</RowName>
      {models.map(({ productId }, index) => (
        <td key={productId} className={clsx(namedCell, 'tabular wrap-anywhere', differs && 'bg-linen')}>
          <Cell values={cells[index] ?? []} />
        </td>
      ))}
    </tr>
  );
}

/** Picture and name of each, which lead to its page; its buttons in a row of their own, so that its column has a short name. */
function Heads({ models }: { models: readonly ProductModel[] }) {
  const t = useTranslations('comparePage');
  return (
    <thead>
      <tr>
        <td className={firstColumn}>
          <span className="sr-only">{t('property')}</span>
        </td>
        {models.map(({ productId, href, title, pictures: [picture] }) => (
          <th key={productId} scope="col" className="px-3 pb-3 text-left align-top font-medium">
            <Link href={href} className="group/head block rounded-sm leading-snug">
              <span className="mb-2 block aspect-4/3 overflow-hidden rounded-sm bg-linen">
                {picture && (
                  <Picture
                    src={picture.securePath}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    placeholder={picture.placeholder}
                    focus={picture.focus}
                    sizes="(min-width: 1440px) 280px, (min-width: 993px) 20vw, 160px"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="group-hover/head:underline group-hover/head:underline-offset-4">{title}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Drawings({ models }: { models: readonly ProductModel[] }) {
  const [t, product] = [useTranslations('comparePage'), useTranslations('product')];
  const of = ({ measures }: ProductModel, key: string) =>
    measures.find((one) => one.key === key)?.value ?? '';
  return (
    <tbody>
      <GroupTitle count={models.length}>{t('drawings')}</GroupTitle>
      {(['front', 'top'] as const).map((view) => (
        <tr key={view}>
          <RowName>{product(`drawing.${view}`)}</RowName>
          {models.map((model) => (
            <td key={model.productId} className={clsx(namedCell, 'align-bottom')}>
              <ComparedDrawing
                model={model}
                models={models}
                view={view}
                label={t('drawing', {
                  title: model.title,
                  width: of(model, 'width'),
                  other: of(model, view === 'front' ? 'height' : 'depth'),
                })}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function GroupTitle({
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

type Props = { models: readonly ProductModel[]; groups: readonly ComparedGroup[] };

/** A table with names of rows and columns; where it is wider than the window it is scrolled sideways, by keyboard too. */
export function CompareTable({ models, groups }: Props) {
  const t = useTranslations('comparePage');
  const vsins = models.map(({ productId }) => productId);
  /** Three find room on a tablet. */
  const isNarrow = models.length < 4;
  return (
    <section
      id={comparedId}
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="relative mt-6 overflow-x-auto print:overflow-visible"
    >
      <table className={clsx('w-max table-fixed text-sm', isNarrow ? 'sm:w-full' : 'md:w-full')}>
        <colgroup>
          <col className="w-0 xs:w-36 lg:w-52" />
          {models.map(({ productId }) => (
            <col
              key={productId}
              className={clsx(
                productColumn[models.length > 2 ? 'more' : 'two'],
                isNarrow ? 'sm:w-auto' : 'md:w-auto',
              )}
            />
          ))}
          {/* Two are no wider than each of four. */}
          {models.length < 3 && <col className="hidden md:table-column md:w-1/3" />}
        </colgroup>
        <Heads models={models} />
        <tbody className="no-print">
          <tr>
            <RowName>{t('order')}</RowName>
            {models.map((model) => (
              <td key={model.productId} className={namedCell}>
                <CompareColumn
                  vsins={vsins}
                  product={{
                    vsin: model.productId,
                    title: model.title,
                    href: model.href,
                    purchase: model.purchase,
                    availability: model.availability,
                  }}
                />
              </td>
            ))}
          </tr>
        </tbody>
        <Drawings models={models} />
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <GroupTitle
              count={models.length}
              isAlike={models.length > 1 && rows.every(({ isSame }) => isSame)}
            >
              {title}
            </GroupTitle>
            {rows.map((row) => (
              <Row key={row.name} row={row} models={models} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

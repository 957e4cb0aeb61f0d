import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ProductModel } from '@/lib/product/models';
import { WithAnotherProduct } from './another-product';
import { CompareColumn } from './compare-column';
import { ComparedDrawing } from './compare-drawings';
import { ComparedPicture, CompareHead } from './compare-head';
import { firstColumn, GroupTitle, gap, namedCell, Row, RowName } from './compare-row';
import { CompareStrip } from './compare-strip';
import { comparedId } from './compared-id';
import type { ComparedGroup } from './say-comparison';

/** Its line is a shadow: borders of a table stay behind when its heads stick. */
const columnHead =
  'bg-paper sm:sticky sm:top-0 sm:z-2 sm:py-3 sm:pl-4 sm:shadow-[inset_0_-1px_var(--color-sand)] print:static';

/** Names of the columns, which stay in sight. On phones they are swiped apart from the table, which then has them in words. */
function Heads({ models }: { models: readonly ProductModel[] }) {
  const t = useTranslations('comparePage');
  return (
    <thead>
      <tr className="max-sm:hidden">
        <td />
        {models.map((model) => (
          <td key={model.productId} className={gap}>
            <ComparedPicture model={model} />
          </td>
        ))}
      </tr>
      <tr>
        <td className={clsx(firstColumn, columnHead)}>
          <span className="sr-only">{t('property')}</span>
        </td>
        {models.map((model) => (
          <th
            key={model.productId}
            scope="col"
            className={clsx(columnHead, 'text-left align-top font-normal max-sm:snap-start')}
          >
            <span className="sr-only sm:hidden noscript:hidden">{model.title}</span>
            <div className="max-sm:not-noscript:hidden">
              <CompareHead model={model} />
            </div>
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

type Props = { models: readonly ProductModel[]; groups: readonly ComparedGroup[] };

/** How much of the width of a phone a column has. */
const inSight = (count: number) => (count > 2 ? 0.48 : 0.5);

/** A table with names of rows and columns; on phones it is scrolled sideways, by keyboard too. */
export function CompareTable({ models, groups }: Props) {
  const t = useTranslations('comparePage');
  const vsins = models.map(({ productId }) => productId);
  return (
    <WithAnotherProduct models={models}>
      <CompareStrip
        label={t('table')}
        share={Math.min(1, 1 / (inSight(models.length) * models.length))}
        part={inSight(models.length)}
      >
        {models.map((model) => (
          <li
            key={model.productId}
            className={clsx(
              'shrink-0 not-last:pr-3',
              models.length > 2
                ? 'w-12/25 last:w-[calc(48%-0.75rem)]'
                : 'w-[calc(50%+0.375rem)] last:w-[calc(50%-0.375rem)]',
            )}
          >
            <CompareHead model={model} />
          </li>
        ))}
      </CompareStrip>
      <section
        id={comparedId}
        aria-label={t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        className="no-scrollbar relative max-sm:@container max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto print:overflow-visible"
      >
        <table className="tabular table-fixed text-sm max-sm:w-max sm:w-full">
          <colgroup>
            <col className="w-0 sm:w-32 lg:w-52" />
            {models.map(({ productId }) => (
              // Two at a time on phones, and the edge of a third.
              <col
                key={productId}
                className={
                  models.length > 2
                    ? 'max-sm:w-[48cqw] max-sm:last:w-[calc(48cqw-0.75rem)]'
                    : 'max-sm:w-[calc(50cqw+0.375rem)] max-sm:last:w-[calc(50cqw-0.375rem)]'
                }
              />
            ))}
          </colgroup>
          <Heads models={models} />
          <tbody className="no-print">
            <tr>
              <RowName isSaidOnly>{t('order')}</RowName>
              {models.map((model) => (
                <td key={model.productId} className={clsx(gap, 'border-sand py-3 align-top sm:border-b')}>
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
    </WithAnotherProduct>
  );
}

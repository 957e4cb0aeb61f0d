import { getTranslations } from 'next-intl/server';
import { EmptyPanel, emptyPictures } from '@/components/status/empty-panel';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import type { ComparePage } from '@/lib/compare/loader';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ProductModel } from '@/lib/product/models';
import { mostCompared } from '@/lib/routes/compare-paths';
import { listingPath } from '@/lib/routes/paths';
import { OwnOrShared, ShareComparison } from './compare-sharing';
import { CompareTable } from './compare-table';
import { NothingCompared } from './nothing-compared';
import { sayComparison } from './say-comparison';

/** The room's part it stands in: sofas of two and of three seats are one kind. */
const kindOf = ({ breadcrumbs }: ProductModel) => (breadcrumbs[1] ?? breadcrumbs[0])?.title ?? '';

/** Up to four products side by side; drawn by the server, so that it is read, printed and shared without a script. */
async function Comparison({ page }: { page: ComparePage }) {
  const { site, models, gone, beyond } = page;
  const [t, product] = await Promise.all([
    getTranslations('comparePage'),
    getTranslations('product.purchase'),
  ]);
  const groups = await sayComparison(page);
  const rows = groups.flatMap((group) => group.rows);
  const kinds = [...new Set(models.map(kindOf))];
  const vsins = models.map(({ productId }) => productId);
  const notes = [
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
    ...(beyond > 0 ? [t('beyond', { count: beyond, max: mostCompared })] : []),
    ...(models.length === 1 ? [t('alone')] : []),
    ...(kinds.length > 1 ? [t('kinds', { kinds: new Intl.ListFormat(site.locale).format(kinds) })] : []),
  ];
  return (
    <ClientMessages namespaces={['comparePage.actions', 'product.purchase']}>
      {notes.map((note) => (
        <Alert key={note} className="mt-4">
          {note}
        </Alert>
      ))}
      <div className="group/compare">
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6">
          {models.length > 1 && (
            <>
              <Checkbox id="only-differences" label={t('onlyDifferences')} className="no-print" />
              {/* As what it speaks of looks in the table. */}
              <p className="text-sm font-medium max-sm:order-1 max-sm:w-full">
                {t('differences', {
                  count: rows.filter(({ isSame }) => !isSame).length,
                  total: rows.length,
                })}
              </p>
            </>
          )}
          <div className="no-print ml-auto">
            <ShareComparison vsins={vsins} />
          </div>
        </div>
        <CompareTable models={models} groups={groups} />
      </div>
      <p className="mt-4 text-sm text-stone">
        {product('vat')}. {t('scale')}
      </p>
      <OwnOrShared vsins={vsins} />
    </ClientMessages>
  );
}

export async function CompareView({ page }: { page: ComparePage }) {
  const t = await getTranslations('comparePage');
  const { site, models, gone } = page;
  const isGone = models.length === 0 && gone > 0;
  const empty = (
    <EmptyPanel
      title={t(isGone ? 'goneTitle' : 'empty')}
      text={t(isGone ? 'goneText' : 'emptyText')}
      pictures={emptyPictures.compare}
    >
      <LinkButton href={listingPath(site.code, { type: 'newest' })} className="mt-6">
        {t('startShopping')}
      </LinkButton>
    </EmptyPanel>
  );
  return (
    <div data-page="compare" className="page-width min-h-dvh pt-6 md:pt-10">
      <h1 className="heading text-3xl">{t('title')}</h1>
      {models.length > 0 ? (
        <Comparison page={page} />
      ) : isGone ? (
        empty
      ) : (
        <>
          <noscript>
            <p className="mt-4">{t('needsScript')}</p>
          </noscript>
          <NothingCompared>{empty}</NothingCompared>
        </>
      )}
    </div>
  );
}

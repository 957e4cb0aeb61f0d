'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { focusPage } from '@/lib/browser/focus-page';
import { compareOnly, useCompareStore } from '@/lib/compare/store';
import { useCompared } from '@/lib/compare/use-compared';
import { comparePath, mostCompared } from '@/lib/routes/compare-paths';
import { firstSegment } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Where nothing may lead away from the purchase, where it is all on the page already, and what is for no shopper. */
const hiddenOn: readonly string[] = [
  ...['auth', 'basket', 'checkout', 'checkout-callback', 'compare', 'design', 'order-completed'],
];

/** How many are compared, and the way to them: at the lower edge while there are any. A fifth is refused here. */
export default function CompareBar() {
  const t = useTranslations('compare');
  const site = useSite();
  const pathname = usePathname();
  const vsins = useCompared() ?? [];
  const isRefused = useCompareStore((state) => state.isRefused);
  const isShown = vsins.length > 0 && !hiddenOn.includes(firstSegment(pathname));
  // Only when there is something to say: the first number that a browser formats costs a slow phone 150 ms.
  const say = () =>
    isRefused ? t('full', { max: mostCompared }) : t('status', { count: vsins.length, max: mostCompared });
  return (
    <section aria-label={t('title')} className="contents">
      <p role="status" className="sr-only">
        {isShown && say()}
      </p>
      {isShown && (
        <div className="compare-bar no-print fixed inset-x-0 z-5 mx-auto w-fit max-w-[calc(100vw-10rem)]">
          {isRefused && (
            <p className="mb-2 rounded-md bg-terracotta-soft px-4 py-2 text-sm text-ink shadow-float">
              {t('full', { max: mostCompared })}
            </p>
          )}
          <div className="mx-auto flex w-fit items-center rounded-full bg-ink pl-5 text-white shadow-float">
            <Link
              href={comparePath(site.code, vsins)}
              className="inline-flex min-h-12 items-center rounded-full font-medium hover:underline hover:underline-offset-4"
            >
              {t('open', { count: vsins.length })}
            </Link>
            <button
              type="button"
              aria-label={t('clear')}
              onClick={() => {
                compareOnly(site, []);
                focusPage();
              }}
              className="grid size-12 place-items-center rounded-full"
            >
              <Icon name="x" size={18} />
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

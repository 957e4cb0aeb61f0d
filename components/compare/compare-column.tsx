'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';
import { comparedBy, compareOnly, toggleCompared } from '@/lib/compare/store';
import { nameValue } from '@/lib/i18n/name-value';
import { notify } from '@/lib/notifications/notify';
import type { Availability, Purchase } from '@/lib/product/models';
import { usePurchase } from '@/lib/product/use-purchase';
import { comparePath } from '@/lib/routes/compare-paths';
import { useSite } from '@/lib/sites/use-site';

type Compared = {
  vsin: string;
  title: string;
  href: string;
  purchase: Purchase | null;
  availability: Availability;
};

function Buy({
  product: { title },
  purchase,
  availability,
}: {
  product: Compared;
  purchase: Purchase;
  availability: Availability;
}) {
  const t = useTranslations('product.purchase');
  const { locale } = useSite();
  const { buy, isAdding, error } = usePurchase(purchase, availability);
  return (
    <>
      <Button
        size="sm"
        aria-label={nameValue(locale, t('add'), title)}
        isLoading={isAdding}
        onClick={() => void buy(1)}
        className="w-full"
      >
        {t('add')}
      </Button>
      {error && (
        <Alert tone="error" className="mt-2">
          {error}
        </Alert>
      )}
    </>
  );
}

/** What can be done with one of those compared: into the basket, or out of the comparison, which can be undone. */
export function CompareColumn({ product, vsins }: { product: Compared; vsins: readonly string[] }) {
  const t = useTranslations('comparePage.actions');
  const site = useSite();
  const router = useRouter();
  const { vsin, title, href, purchase, availability } = product;
  const others = vsins.filter((other) => other !== vsin);

  function removed(): void {
    // Somebody else's comparison may be looked at, which changes nothing of the visitor's own.
    const own = comparedBy(site);
    const isOwn = own.includes(vsin);
    if (isOwn) toggleCompared(site, vsin);
    notify('success', t('removed', { title }), {
      length: 'long',
      action: {
        title: t('undo'),
        onClick: () => {
          if (isOwn) compareOnly(site, own);
          router.push(comparePath(site.code, vsins), { scroll: false });
        },
      },
    });
  }
  return (
    <div className="flex flex-col items-start">
      {purchase && availability.isAvailable ? (
        <Buy product={product} purchase={purchase} availability={availability} />
      ) : (
        <Link
          href={href}
          aria-label={nameValue(site.locale, t('view'), title)}
          className={buttonStyles('secondary', 'sm', 'w-full')}
        >
          {t('view')}
        </Link>
      )}
      <Link
        href={comparePath(site.code, others)}
        aria-label={nameValue(site.locale, t('remove'), title)}
        scroll={false}
        onClick={removed}
        className={buttonStyles('quiet', 'sm', 'mt-1')}
      >
        {t('remove')}
      </Link>
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { Spinner } from '@/components/ui/spinner';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { type VariantModel, variantsQuery } from '@/lib/product/variants';
import { useSite } from '@/lib/sites/use-site';

type Props = { vsin: string; title: string; isOpen: boolean; onClose: () => void };
/** `onStay` is there for the version of this page. */
type VariantProps = { variant: VariantModel; onStay: (() => void) | null };

function Variant({ variant, onStay }: VariantProps) {
  const t = useTranslations('variants');
  const { href, name, picture, price, previousPrice, delivery } = variant;
  const isChosen = onStay !== null;
  return (
    <li className="relative flex gap-4 py-4">
      <ProductThumb media={picture} sizes="112px" className="w-28 shrink-0" />
      <div className="min-w-0 grow">
        <Link
          href={href}
          scroll={false}
          aria-current={isChosen ? 'true' : undefined}
          onClick={(event) => {
            if (!onStay || !isPlainClick(event)) return;
            event.preventDefault();
            onStay();
          }}
          className={clsx(
            'rounded-sm after:absolute after:inset-0 hover:underline hover:underline-offset-4',
            isChosen ? 'font-semibold' : 'font-medium',
          )}
        >
          {name}
        </Link>
        <Price
          size="sm"
          current={price}
          currentLabel={t('price')}
          previous={previousPrice}
          previousLabel={t('previous')}
        />
        <p className="mt-1 text-sm text-stone">
          {delivery ? t('delivery', { range: delivery }) : t('soldOut')}
        </p>
        {isChosen && <p className="mt-1 text-sm text-linden">{t('chosen')}</p>}
      </div>
    </li>
  );
}

function Content({ vsin, onClose }: Pick<Props, 'vsin' | 'onClose'>) {
  const t = useTranslations('variants');
  const { data, isError, isFetching, refetch } = useQuery(variantsQuery(useSite(), vsin));
  if (data)
    return (
      <ul className="divide-y divide-sand">
        {data.map((variant) => (
          <Variant key={variant.vsin} variant={variant} onStay={variant.vsin === vsin ? onClose : null} />
        ))}
      </ul>
    );
  if (isError)
    return (
      <div role="alert" className="py-6">
        <p>{t('failed')}</p>
        <Button variant="secondary" className="mt-4" isLoading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-stone">
      <Spinner /> {t('loading')}
    </p>
  );
}

/** Every version of a product with picture, price and delivery; each leads to its own page (§2). */
export function VariantList({ vsin, title, isOpen, onClose }: Props) {
  const t = useTranslations('variants');
  useBackCloses(isOpen, onClose);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      <Content vsin={vsin} onClose={onClose} />
    </Drawer>
  );
}

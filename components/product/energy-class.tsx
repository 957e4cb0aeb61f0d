import { useTranslations } from 'next-intl';
import type { ProductModel } from '@/lib/product/models';

/** Beside the price, of what comes with a light source (Regulation (EU) 2019/2015, Annex V). */
export function EnergyClass({ lightSource }: Pick<ProductModel, 'lightSource'>) {
  const t = useTranslations('product.energy');
  if (!lightSource) return null;
  const { grade, sheet } = lightSource;
  return (
    <p data-energy={grade} className="mt-1 text-sm">
      {t('text', { grade })}
      {sheet && (
        <>
          {' · '}
          <a href={sheet} rel="noopener" className="underline underline-offset-4 hover:decoration-2">
            {t('sheet')}
          </a>
        </>
      )}
    </p>
  );
}

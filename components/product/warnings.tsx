import { useTranslations } from 'next-intl';
import type { Warning } from '@/lib/product/to-warnings';

/** On the offer itself and in the language of the page, as art. 19(d) of Regulation (EU) 2023/988 wants them. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  const t = useTranslations('product.warnings');
  if (warnings.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-medium">{t('title')}</h3>
      <ul className="mt-2 list-disc pl-5 text-sm marker:text-stone">
        {warnings.map((warning) => (
          <li key={warning} data-warning={warning} className="py-1">
            {t(warning)}
          </li>
        ))}
      </ul>
    </>
  );
}

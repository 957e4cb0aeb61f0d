import { useTranslations } from 'next-intl';
import type { SiteRules } from '@/lib/sites/models';
import { creditRules, payLaterDays } from '@/sites/credit-rules';

/** That it may be paid later, which is credit: in small words, with the warning, and without any figure of its cost. */
export function PayLaterNote({ site: { defaultCountry } }: { site: Pick<SiteRules, 'defaultCountry'> }) {
  const t = useTranslations('product.payLater');
  return (
    <p>
      {t('text', { days: payLaterDays })}
      {creditRules[defaultCountry].warns && (
        <strong data-credit-warning className="block font-medium">
          {t('warning', { country: defaultCountry })}
        </strong>
      )}
    </p>
  );
}

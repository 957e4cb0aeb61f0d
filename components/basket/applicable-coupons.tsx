import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { PromotionModel } from '@/lib/promotions/models';

type Props = {
  coupons: readonly PromotionModel[];
  /** The code that is being given. */
  setting: string | null;
  onApply: (code: string) => void;
};

/** Codes that fit this basket, to be had with one press; silent without any (§8). */
export function ApplicableCoupons({ coupons, setting, onApply }: Props) {
  const t = useTranslations('basket.eligible');
  if (coupons.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="grid gap-4">
      {coupons.map(({ id, title, description, code }) => (
        <li key={id} className="flex items-start justify-between gap-4 max-2xs:flex-wrap">
          <div className="min-w-0 text-sm">
            <p className="font-medium">{title}</p>
            {description && <p className="text-stone">{description}</p>}
            {code && <p className="mt-0.5">{t('code', { code })}</p>}
          </div>
          {code && (
            <Button
              variant="secondary"
              size="sm"
              isLoading={setting === code}
              disabled={setting !== null && setting !== code}
              aria-label={t('applyLabel', { code })}
              onClick={() => onApply(code)}
              className="shrink-0"
            >
              {t('apply')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

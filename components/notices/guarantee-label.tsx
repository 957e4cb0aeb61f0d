import { useTranslations } from 'next-intl';
import type { GuaranteeModel } from '@/lib/notices/to-guarantee';

type Props = {
  guarantee: GuaranteeModel | null;
  /** Where it is one of many lines: for how long, and the rest once it is opened. */
  isFolded?: boolean;
  className?: string;
};

/** What the maker guarantees beyond the law, wherever the product can be bought: the label GARAN, or the same in words. */
export function GuaranteeLabel({ guarantee, isFolded = false, className = '' }: Props) {
  const t = useTranslations('notices.garan');
  if (!guarantee) return null;
  const { years, producer, model, terms, label } = guarantee;
  const text = t('text', { years, producer, model });
  const modelAt = text.lastIndexOf(model);
  if (isFolded && !label)
    return (
      <details data-garan className={`text-sm text-stone ${className}`}>
        <summary className="min-h-6 w-fit underline decoration-dotted underline-offset-4 hover:text-ink">
          {t('short', { years })}
        </summary>
        <GuaranteeLabel guarantee={guarantee} className="pt-1 pb-2" />
      </details>
    );
  return (
    <p data-garan className={`text-sm ${className}`}>
      {label ? (
        <img src={label} alt={text} loading="lazy" className="mb-1 block h-auto w-40" />
      ) : (
        <>
          {text.slice(0, modelAt)}
          <span className="whitespace-nowrap">{text.slice(modelAt)}.</span>{' '}
        </>
      )}
      <a href={terms} rel="noopener" className="underline underline-offset-4 hover:decoration-2">
        {t('terms')}
      </a>
    </p>
  );
}

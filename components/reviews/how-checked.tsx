import { useTranslations } from 'next-intl';

const points = ['buyers', 'read', 'stars', 'paid', 'languages'] as const;

/** Who may review and how that is checked, as the law wants it told (Directive 2005/29/EC art. 7(6)). */
export function HowChecked() {
  const t = useTranslations('reviews.checked');
  return (
    <ul className="reading-width grid gap-2 text-sm text-stone">
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}

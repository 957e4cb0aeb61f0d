import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const points = ['buyers', 'read', 'stars', 'paid', 'languages'] as const;

type Props = {
  /** Only who may review, with where the rest is told. */
  isInBrief?: boolean;
  children?: ReactNode;
};

/** Who may review and how that is checked, as the law wants it told (Directive 2005/29/EC art. 7(6)). */
export function HowChecked({ isInBrief = false, children }: Props) {
  const t = useTranslations('reviews.checked');
  return (
    <ul className="reading-width grid gap-2 text-sm text-stone">
      {points.slice(0, isInBrief ? 1 : undefined).map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

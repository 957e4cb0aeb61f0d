'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { toggleCompared } from '@/lib/compare/store';
import { useCompared } from '@/lib/compare/use-compared';
import { nameValue } from '@/lib/i18n/name-value';
import { useSite } from '@/lib/sites/use-site';

/** Puts a product beside others, or takes it away again. What comes of it, a fifth refused too, the bar says. */
export function CompareToggle({
  vsin,
  text,
  title,
  className,
}: {
  vsin: string;
  text: string;
  /** Spoken behind the text. */
  title: string;
  className?: string;
}) {
  const site = useSite();
  const isCompared = useCompared()?.includes(vsin) ?? false;
  return (
    <button
      type="button"
      aria-label={nameValue(site.locale, text, title)}
      aria-pressed={isCompared}
      onClick={() => toggleCompared(site, vsin)}
      className={clsx('compare-toggle no-print', className)}
    >
      <span>
        <Icon name={isCompared ? 'check' : 'scale'} size={16} />
      </span>
      <span data-text>{text}</span>
    </button>
  );
}

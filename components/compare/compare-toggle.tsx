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
      className={clsx(
        'no-print inline-flex noscript:hidden min-h-9 items-center gap-2 rounded-sm text-sm hover:underline hover:underline-offset-4',
        className,
      )}
    >
      <span
        className={clsx(
          'forced-edge grid size-7 shrink-0 place-items-center rounded-full border',
          isCompared ? 'border-linden bg-linden text-white' : 'border-edge bg-white',
        )}
      >
        <Icon name={isCompared ? 'check' : 'scale'} size={16} />
      </span>
      <span data-text>{text}</span>
    </button>
  );
}

import { useTranslations } from 'next-intl';
import { chipStyles } from '@/components/ui/chip-styles';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-navigation';
import type { FilterChip } from '@/lib/listing/models';
import { listingCountId } from './listing-toolbar';

export function AppliedFilters({ chips, clearHref }: { chips: FilterChip[]; clearHref: string }) {
  const t = useTranslations('listing');
  if (chips.length === 0) return null;
  return (
    <section aria-label={t('appliedFilters')} className="mb-6">
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {chips.map(({ key, label, href }) => (
          <li key={key}>
            <PendingLink
              id={`chip-${key}`}
              href={href}
              thenFocus={listingCountId}
              rel="nofollow"
              aria-label={t('removeFilter', { label })}
              className={chipStyles(true)}
            >
              {label}
              <Icon name="x" size={16} />
            </PendingLink>
          </li>
        ))}
        <li>
          <PendingLink
            href={clearHref}
            thenFocus={listingCountId}
            className="inline-flex min-h-10 items-center text-sm underline underline-offset-4 hover:decoration-2"
          >
            {t('clearAll')}
          </PendingLink>
        </li>
      </ul>
    </section>
  );
}

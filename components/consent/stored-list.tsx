'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { storedThings } from '@/lib/consent/stored-things';

const isStoredThing = (key: string): key is keyof typeof storedThings => key in storedThings;
const stored = Object.keys(storedThings).filter(isStoredThing);

/** What the shop keeps in the browser because it cannot do without. */
export function StoredList() {
  const t = useTranslations('consent');
  return (
    <details className="group border-t border-sand pt-4">
      <summary className="flex min-h-6 items-center justify-between gap-4 font-medium">
        {t('storedTitle')}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mt-3 space-y-3 text-sm">
        {stored.map((key) => (
          <div key={key}>
            <dt className="font-medium">{t(`stored.${key}.name`)}</dt>
            <dd className="text-stone">{t(`stored.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-stone">{t('clear')}</p>
    </details>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import type { BasketModel } from '@/lib/basket/models';
import { listingPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; messages: BasketModel['messages'] };

/** What the shop says of the basket. A call to action asks for more goods, so it leads to them (§5, code 1000). */
export function BasketMessages({ site, messages }: Props) {
  const t = useTranslations('basket');
  return (
    <div aria-live="polite" className="mb-4 grid gap-3 empty:hidden">
      {messages.map(({ id, text, isError, isCallToAction }) => (
        <Alert key={id} tone={isError ? 'error' : 'info'}>
          {text}
          {isCallToAction && (
            <p className="no-print mt-1">
              <Link
                href={listingPath(site.code, { type: 'newest' })}
                className="inline-block py-1 font-medium underline underline-offset-4 hover:decoration-2"
              >
                {t('callToAction')}
              </Link>
            </p>
          )}
        </Alert>
      ))}
    </div>
  );
}

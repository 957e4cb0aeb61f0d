'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { withRetry } from '@/lib/browser/with-retry';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { accountMarkId } from './account-mark-id';

const round = 'inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-linen';

const AccountMenuList = lazy(() => withRetry(() => import('./account-menu-list')));

/** The person in the header: sign in and sign up for guests, the account's pages for customers (§2). */
export function AccountMenu() {
  const t = useTranslations('account.menu');
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const listId = useId();

  return (
    <div ref={area} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className={clsx(round, 'relative noscript:hidden')}
      >
        <Icon name="user" size={24} />
        <span className="sr-only">{t('title')}</span>
        <span id={accountMarkId} className="contents" />
      </button>
      <noscript>
        <a href={authPath(site.code, 'sign-in')} aria-label={t('title')} className={round}>
          <Icon name="user" size={24} />
        </a>
      </noscript>
      <Suspense>
        {isOpen && <AccountMenuList id={listId} area={area} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

'use client';

import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

const AccountMenuList = lazy(() => withRetry(() => import('./account-menu-list')));

/**
 * The person in the header: sign in and sign up for guests, the account's pages for customers (§2).
 * @param children the icon and its name, drawn by the server
 */
export function AccountMenu({ children }: { children: ReactNode }) {
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
        className="icon-link noscript:hidden"
      >
        {children}
      </button>
      <noscript>
        <a href={authPath(site.code, 'sign-in')} className="icon-link">
          {children}
        </a>
      </noscript>
      {isOpen && (
        <Suspense>
          <AccountMenuList id={listId} area={area} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

'use client';

import { lazy, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { withRetry } from '@/lib/browser/with-retry';
import { useMenuIntent } from './menu-intent';

const MenuPanelContent = lazy(() => withRetry(() => import('./menu-panel-content')));

type Props = { vsin: string; href: string; allTitle: string };

/** One department: itself, and its sub-categories once somebody is near the menu. As tall as its pictures and words from the start. */
export function MenuPanel({ vsin, href, allTitle }: Props) {
  const isNear = useMenuIntent();
  return (
    <div className="menu-panel fade-in">
      <div className="page-width">
        <Link href={href} className="menu-panel-title">
          {allTitle}
          <Icon name="arrow-right" size={16} />
        </Link>
        {isNear && (
          <Suspense>
            <MenuPanelContent vsin={vsin} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

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
    <div className="fade-in absolute inset-x-0 top-full border-t border-sand bg-white shadow-float">
      <div className="page-width grid min-h-96 grid-cols-[1fr_auto] grid-rows-[auto_1fr] py-8 lg:gap-x-12">
        <Link
          href={href}
          className="inline-flex items-center gap-2 self-start justify-self-start rounded-sm font-medium text-linden hover:underline"
        >
          {allTitle}
          <Icon name="arrow-right" size={16} />
        </Link>
        <Suspense>{isNear && <MenuPanelContent vsin={vsin} />}</Suspense>
      </div>
    </div>
  );
}

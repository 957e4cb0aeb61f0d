'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';

const VariantDrawer = lazy(() => withRetry(() => import('./variant-drawer')));

/**
 * Opens the drawer with every version of the product. Without JavaScript the button is not there: the links of the
 * options above it are.
 */
export function AllVariants({ vsin, title }: { vsin: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open} className="noscript:hidden">
        {title}
      </Button>
      {wasOpened && (
        <Suspense>
          <VariantDrawer vsin={vsin} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

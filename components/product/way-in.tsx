'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';
import type { Box } from '@/lib/product/fit/way-in';

const WayInForm = lazy(() => withRetry(() => import('./way-in-form')));

type Props = {
  title: string;
  packages: Box[];
  /** Null where it comes in parts: then only they have to get in. */
  unpacked: Box | null;
};

/** Asks for the door at home and answers whether the product gets through it. The form comes when it is asked for. */
export function WayIn({ title, packages, unpacked }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
        className="no-print noscript:hidden"
      >
        {title}
      </Button>
      {isAsked && (
        <Suspense>
          <WayInForm title={title} packages={packages} unpacked={unpacked} />
        </Suspense>
      )}
    </>
  );
}

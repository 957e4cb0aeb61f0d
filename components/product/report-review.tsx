'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withRetry } from '@/lib/browser/with-retry';

const ReportDialog = lazy(() => withRetry(() => import('./report-dialog')));

/** Opens the form that tells staff what is wrong with a review; it comes with the first press. */
export function ReportReview({ reviewId, title }: { reviewId: string; title: string }) {
  const t = useTranslations('product.review');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('reportOf', { title })}
        onClick={open}
        className="mt-1 noscript:hidden"
      >
        {t('report')}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReportDialog reviewId={reviewId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

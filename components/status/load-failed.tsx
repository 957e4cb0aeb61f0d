'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type Props = { title: string; retry: string; onRetry: () => void };

/** What could not be fetched is not shown as if there were nothing. */
export function LoadFailed({ title, retry, onRetry }: Props) {
  return (
    <Alert tone="error" title={title} className="mt-6">
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {retry}
      </Button>
    </Alert>
  );
}

'use client';

import { lazy } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { FormOnRequest } from './form-on-request';

const BackInStockForm = lazy(() => withRetry(() => import('./back-in-stock-form')));

/** Offers a mail when it can be had again. */
export function BackInStock({ vsin, title }: { vsin: string; title: string }) {
  return <FormOnRequest Form={BackInStockForm} vsin={vsin} title={title} />;
}

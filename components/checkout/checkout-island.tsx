'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { CheckoutLoading } from './checkout-loading';
import { CheckoutNotice } from './checkout-notice';

/** Forms, validation and payment arrive after the page is shown: they would double its first-load JavaScript. */
const CheckoutView = dynamic(() => import('./checkout-view').then((module) => module.CheckoutView), {
  ssr: false,
  loading: () => <CheckoutLoading />,
});

type Props = Record<'failed' | 'empty' | 'notice', ReactNode>;

export function CheckoutIsland({ failed, empty, notice }: Props) {
  return (
    <CheckoutNotice value={notice}>
      <CheckoutView failed={failed} empty={empty} />
    </CheckoutNotice>
  );
}

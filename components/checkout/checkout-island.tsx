'use client';

import dynamic from 'next/dynamic';
import { CheckoutLoading } from './checkout-loading';

/** Forms, validation and payment arrive after the page is shown: they would double its first-load JavaScript. */
export const CheckoutIsland = dynamic(() => import('./checkout-view').then((module) => module.CheckoutView), {
  ssr: false,
  loading: () => <CheckoutLoading />,
});

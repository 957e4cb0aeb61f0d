'use client';

import dynamic from 'next/dynamic';
import { CheckoutLoading } from './checkout-loading';

/** Forms, validation and payment arrive after the page stands: they would double its first-load JavaScript. */
const CheckoutView = dynamic(() => import('./checkout-view').then((module) => module.CheckoutView), {
  ssr: false,
  loading: () => <CheckoutLoading />,
});

export function CheckoutIsland() {
  return <CheckoutView />;
}

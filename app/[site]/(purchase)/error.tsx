'use client';

/** Header and footer stay: only the page failed. */
export { LazyErrorPage as default } from '@/components/status/lazy-error-page';

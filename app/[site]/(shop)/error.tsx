'use client';

/** Header and footer stay: only the page failed. */
export { ErrorPage as default } from '@/components/status/error-page';

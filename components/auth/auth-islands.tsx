'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** As high as the form that replaces it. */
const loadingOf = (height: string) => () => <Skeleton className={height} />;

/** Forms and validation arrive after the page is shown: they would take its first load over the budget. */
export const SignInIsland = dynamic(() => import('./sign-in-form').then(({ SignInForm }) => SignInForm), {
  ssr: false,
  loading: loadingOf('h-96'),
});
export const SignUpIsland = dynamic(() => import('./sign-up-form').then(({ SignUpForm }) => SignUpForm), {
  ssr: false,
  loading: loadingOf('h-136'),
});
export const ForgotPasswordIsland = dynamic(
  () => import('./forgot-password-form').then(({ ForgotPasswordForm }) => ForgotPasswordForm),
  { ssr: false, loading: loadingOf('h-44') },
);
export const ResetPasswordIsland = dynamic(
  () => import('./reset-password-form').then(({ ResetPasswordForm }) => ResetPasswordForm),
  { ssr: false, loading: loadingOf('h-52') },
);

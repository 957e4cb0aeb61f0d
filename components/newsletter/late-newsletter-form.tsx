'use client';

import type { ComponentProps } from 'react';
import { late } from '@/lib/browser/late-island';
import type { NewsletterForm as Part } from './newsletter-form';

/** The form at the end of every page, which comes alive after the first load. */
export const LateNewsletterForm = late<ComponentProps<typeof Part>>(() =>
  import('./newsletter-form').then(({ NewsletterForm }) => NewsletterForm),
);

'use client';

import type { ReactNode } from 'react';
import { openConsentSettings } from '@/lib/consent/settings-request';

type Props = { className?: string; children: ReactNode };

/** Opens what the visitor has allowed, to be changed or taken back. */
export function SettingsButton({ className, children }: Props) {
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={openConsentSettings}>
      {children}
    </button>
  );
}

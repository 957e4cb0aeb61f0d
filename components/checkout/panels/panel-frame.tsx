import type { ReactNode } from 'react';

/** What a way to pay asks further, below its name. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return <div className="ml-2 grid gap-5 border-l-2 border-linden py-2 pl-4 sm:ml-6">{children}</div>;
}

import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A certainty in a list of them. */
export function TickedLine({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" size={18} className="mt-1 text-linden" />
      {children}
    </li>
  );
}

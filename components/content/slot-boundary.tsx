'use client';

import { Component, type ReactNode } from 'react';
import { reportSlot } from '@/lib/content/report-slot';

type Props = { id: string; onError?: () => void; children: ReactNode };

/** A widget that fails costs its slot and no more (§4). */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportSlot(this.props.id, error);
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { reportBrowserError } from '@/lib/start/browser-error-reports';

/** Leaves out what fails, and reports it; the page around it stays. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBrowserError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

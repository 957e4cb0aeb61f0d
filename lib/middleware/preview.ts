import { frameHeader } from '@/lib/routes/header-names';
import type { Step } from './types';

/** Nobody may keep or find what staff look at; one page of it may be shown in a frame, by our own pages only. */
export const previewStep: Step = ({ segments: [area, part = '', ...more] }) => {
  if (area !== 'preview' || more.length > 0 || !['', 'frame', 'document'].includes(part)) return null;
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  return { kind: 'pass', headers: part === 'frame' ? { ...headers, [frameHeader]: 'self' } : headers };
};

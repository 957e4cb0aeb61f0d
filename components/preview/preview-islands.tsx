'use client';

import dynamic from 'next/dynamic';
import { PreviewLoading } from './preview-loading';

const loading = () => <PreviewLoading />;

/** Both are made in the browser: the token of staff is there, and only there. */
export const PreviewIsland = dynamic(() => import('./preview-view').then(({ PreviewView }) => PreviewView), {
  ssr: false,
  loading,
});
export const FrameIsland = dynamic(() => import('./frame-view').then(({ FrameView }) => FrameView), {
  ssr: false,
  loading,
});

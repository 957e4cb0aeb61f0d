'use client';

import { useEffect } from 'react';
import { limitChunks } from '@/lib/browser/chunk-limit';

/** Shows nothing: ends the waiting for late code that never comes (§8). */
export default function ChunkWatch() {
  useEffect(limitChunks, []);
  return null;
}

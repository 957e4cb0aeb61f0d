'use client';

import { useEffect } from 'react';
import { emptyCacheForOthers } from '@/lib/auth/empty-cache-for-others';
import { useSite } from '@/lib/sites/use-site';

/** Shows nothing: it lets nobody see what was fetched for the visitor before. */
export default function VisitorWatch() {
  const site = useSite();
  useEffect(() => emptyCacheForOthers(site), [site]);
  return null;
}

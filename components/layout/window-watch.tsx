'use client';

import { useEffect } from 'react';
import { keepWindowCookie } from '@/lib/routes/window-cookie';

/** Shows nothing: it lets the next page fit the window. */
export default function WindowWatch() {
  useEffect(keepWindowCookie, []);
  return null;
}

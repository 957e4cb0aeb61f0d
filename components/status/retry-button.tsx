'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** Asks once more for what the page shows, within a part that the server has drawn. */
export function RetryButton({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  return <Button onClick={() => void client.refetchQueries({ type: 'active' })}>{children}</Button>;
}

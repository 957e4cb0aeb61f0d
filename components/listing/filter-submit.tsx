'use client';

import { Button } from '@/components/ui/button';
import { usePendingNavigation } from '@/components/ui/pending-navigation';
import { Spinner } from '@/components/ui/spinner';

/**
 * "Toon N producten": says the true number once the last choice has been counted. It answers while that is on its way: Enter
 * in a field of the form presses it.
 */
export function FilterSubmit({ text }: { text: string }) {
  const { isPending } = usePendingNavigation();
  return (
    <Button type="submit" size="md" aria-busy={isPending || undefined} className="w-full">
      <span aria-live="polite">{text}</span>
      {isPending && <Spinner />}
    </Button>
  );
}

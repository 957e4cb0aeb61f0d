'use client';

import { Button } from '@/components/ui/button';
import { usePendingNavigation } from '@/components/ui/pending-navigation';

/** "Toon N producten": says the true number once the last choice has been counted. */
export function FilterSubmit({ text }: { text: string }) {
  const { isPending } = usePendingNavigation();
  return (
    <Button type="submit" size="md" isLoading={isPending} className="w-full">
      <span aria-live="polite">{text}</span>
    </Button>
  );
}

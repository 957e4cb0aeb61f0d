import { Skeleton } from '@/components/ui/skeleton';
import { WithdrawalIsland } from '@/components/withdrawal/withdrawal-island';
import type { SnippetProps } from '../snippet-props';

/** The withdrawal function the law asks for, below the heading of its page and as far to the left. */
export function WithdrawalForm({ words, ClientMessages }: SnippetProps<'withdrawal-form'>) {
  return (
    <section className="page-width py-[calc(var(--spacing-section)/4)]">
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <ClientMessages namespaces={['withdrawal', 'validation']}>
        <WithdrawalIsland>
          <Skeleton className="h-180 sm:h-140 md:h-120" />
        </WithdrawalIsland>
      </ClientMessages>
    </section>
  );
}

import { NotFoundView } from '@/components/status/not-found-view';
import { currentSite } from '@/lib/sites/current';

/** For `notFound()` thrown while a page renders; addresses that do not exist are caught by middleware before. */
export default async function NotFound() {
  return (
    <main>
      <NotFoundView site={await currentSite()} />
    </main>
  );
}

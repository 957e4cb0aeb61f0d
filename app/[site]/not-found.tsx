import { NotFoundView } from '@/components/status/not-found-view';
import { currentSite } from '@/lib/sites/current';

/** Next takes the metadata of every answer with status 404 from here, also of the page middleware rewrites to. */
export { notFoundMetadata as generateMetadata } from '@/components/status/not-found-view';

/** For `notFound()` thrown while a page renders; addresses that do not exist are caught by middleware before. */
export default async function NotFound() {
  return (
    <main>
      <NotFoundView site={await currentSite()} />
    </main>
  );
}

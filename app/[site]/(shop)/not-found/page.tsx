import { NotFoundView } from '@/components/status/not-found-view';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export { notFoundMetadata as generateMetadata } from '@/components/status/not-found-view';

/** Middleware rewrites to it with status 404. */
export default async function NotFoundPage() {
  return <NotFoundView site={await currentSite()} />;
}

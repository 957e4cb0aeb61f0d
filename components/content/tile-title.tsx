import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

type Props = { title: string; link?: string; site: SiteCode };

/** The name of a tile, whose link covers all of it. */
export function TileTitle({ title, link, site }: Props) {
  if (!link) return title;
  return (
    <Link href={sitePath(site, link)} className="tile-link">
      {title}
    </Link>
  );
}

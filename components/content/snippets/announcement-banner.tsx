import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';

/** A quiet line across the page, as offers have it among products. */
export function AnnouncementBanner({ context, site }: SnippetProps<'announcement-banner'>) {
  const { text, link } = context;
  return (
    <div className="page-width py-2">
      <div className="group/offer relative offer-strip">
        <p className="text-sm">
          {link ? (
            <Link href={sitePath(site, link)} className="offer-link">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {link && <Icon name="arrow-right" size={20} className="text-linden" />}
      </div>
    </div>
  );
}

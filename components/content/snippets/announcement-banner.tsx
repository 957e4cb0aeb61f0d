import { OfferCard } from '@/components/offers/offer-card';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';

/** A quiet line across the page, as offers have it among products. */
export function AnnouncementBanner({ context, site }: SnippetProps<'announcement-banner'>) {
  const { text, link } = context;
  return (
    <div className="page-width py-2">
      <OfferCard card={{ text, href: link ? sitePath(site, link) : null, device: 'both' }} />
    </div>
  );
}

import type { OfferCard } from '@/api/contract/offers';
import type { PublicConfig } from '@/lib/remote-config/models';
import { pickText } from '@/lib/remote-config/pick-text';
import { sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';
import type { Announcement } from './models';

/** The first announcement for each device, by the order the shop gave them. */
export function toAnnouncements(offers: readonly OfferCard[], site: SiteCode): Announcement[] {
  const cards = offers.filter((card) => card.placement === 'headerTop').sort((a, b) => a.order - b.order);
  const desktop = cards.find((card) => card.type !== 'mobile');
  const mobile = cards.find((card) => card.type !== 'desktop');
  const toAnnouncement = (card: OfferCard, device: Announcement['device']): Announcement => ({
    id: card.id,
    text: card.text,
    href: card.link === null ? null : sitePath(site, card.link),
    device,
  });
  if (desktop && desktop === mobile) return [toAnnouncement(desktop, 'both')];
  return [
    ...(desktop ? [toAnnouncement(desktop, 'desktop')] : []),
    ...(mobile ? [toAnnouncement(mobile, 'mobile')] : []),
  ];
}

/** Each banner is a line of its own, on every device. */
export function toBanners(banners: PublicConfig['banners'], site: SiteCode): Announcement[] {
  const { language } = rulesOf(site);
  return banners.map(({ id, text, link }) => ({
    id,
    text: pickText(text, language),
    href: link === null ? null : sitePath(site, link),
    device: 'both',
  }));
}

import type { OfferCard } from '@/api/contract/offers';
import type { PublicConfig } from '@/lib/remote-config/models';
import { toAnnouncements, toBanners } from './to-announcements';

function offer(changes: Partial<OfferCard>): OfferCard {
  return { id: 'a', placement: 'headerTop', type: 'both', order: 1, text: 'Tekst', link: null, ...changes };
}

describe('toAnnouncements', () => {
  it('shows one line where it is meant for both devices', () => {
    const shown = toAnnouncements([offer({ id: 'late', order: 2 }), offer({ id: 'early', order: 1 })], 'nl');
    expect(shown).toEqual([{ id: 'early', text: 'Tekst', href: null, device: 'both' }]);
  });

  it('shows each device its own first line', () => {
    const shown = toAnnouncements(
      [offer({ id: 'phone', type: 'mobile', order: 1 }), offer({ id: 'all', type: 'both', order: 2 })],
      'nl',
    );
    expect(shown.map(({ id, device }) => [id, device])).toEqual([
      ['all', 'desktop'],
      ['phone', 'mobile'],
    ]);
  });

  it('leaves out cards of other placements', () => {
    expect(toAnnouncements([offer({ placement: 'basketTop' })], 'nl')).toEqual([]);
  });

  it('links within the site', () => {
    expect(toAnnouncements([offer({ link: '/herfst' })], 'nl')[0]?.href).toBe('/nl/herfst');
  });
});

it('makes a line of each banner, in the language of the site', () => {
  const banners: PublicConfig['banners'] = [
    { id: 'a', text: { nl: 'Zondag open', de: 'Sonntag geöffnet' }, link: '/showrooms' },
    { id: 'b', text: { nl: 'Tot maandag' }, link: null },
  ];
  expect(toBanners(banners, 'de')).toEqual([
    { id: 'a', text: 'Sonntag geöffnet', href: '/de/showrooms', device: 'both' },
    { id: 'b', text: 'Tot maandag', href: null, device: 'both' },
  ]);
});

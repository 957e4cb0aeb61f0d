import type { OfferCard } from '@/api/contract/offers';
import { toAnnouncements } from './to-announcements';

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

import { siteRules } from '@/sites/rules';
import { coupon } from './testing/some-promotions';
import { toApplicableCoupons, toPromotions } from './to-promotions';

test('amounts and days are the shop’s: what ends at midnight of its own clock ends the day before', () => {
  const [shown] = toPromotions({ promotions: [], coupons: [coupon] }, siteRules.nl);
  expect(shown).toMatchObject({ code: 'WELKOM10', endsOn: '31 december 2026' });
  expect(shown?.minimum).toMatch(/^€\s100/);
});

test('what needs no code comes first and has none', () => {
  const { couponCode: _, ...sale } = { ...coupon, id: 'sale', endsAt: null, minimumTotal: null };
  const shown = toPromotions({ promotions: [sale], coupons: [coupon] }, siteRules.nl);
  expect(shown.map(({ code }) => code)).toEqual([null, 'WELKOM10']);
  expect(shown[0]).toMatchObject({ minimum: null, endsOn: null });
});

test('of a promotion with a code in each language one is shown', () => {
  const coupons = [
    coupon,
    { ...coupon, couponCode: 'BIENVENUE10' },
    { ...coupon, id: 'other', couponCode: 'HALLO' },
  ];
  const isSelectable = { isApplied: false, groupCanSelect: true };
  const ofCart = coupons.map((one) => ({ ...one, ...isSelectable }));
  const expected = ['WELKOM10', 'HALLO'];
  const codes = (shown: { code: string | null }[]) => shown.map(({ code }) => code);
  expect(codes(toPromotions({ promotions: [], coupons }, siteRules.nl))).toEqual(expected);
  expect(codes(toApplicableCoupons({ promotions: [], coupons: ofCart }, siteRules.nl))).toEqual(expected);
});

test('only codes that would count now are offered', () => {
  const coupons = [
    { ...coupon, couponCode: 'TELT', isApplied: true },
    { ...coupon, couponCode: 'BOTST', groupCanSelect: false },
    coupon,
  ];
  const offered = toApplicableCoupons({ promotions: [], coupons }, siteRules.nl);
  expect(offered.map(({ code }) => code)).toEqual(['WELKOM10']);
});

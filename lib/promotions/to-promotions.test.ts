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

test('two codes of one promotion are told apart', () => {
  const coupons = [coupon, { ...coupon, couponCode: 'HALLO' }];
  expect(new Set(toPromotions({ promotions: [], coupons }, siteRules.nl).map(({ id }) => id)).size).toBe(2);
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

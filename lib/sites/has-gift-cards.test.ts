import { siteCodes } from '@/api/contract/sites';
import { siteCommerce } from '@/sites/commerce';
import { siteRules } from '@/sites/rules';
import { hasGiftCards } from './has-gift-cards';

it.each(siteCodes)('pages of %s say the same as its API', (code) => {
  expect(hasGiftCards(siteRules[code])).toBe(siteCommerce[code].giftCardAmounts !== undefined);
});

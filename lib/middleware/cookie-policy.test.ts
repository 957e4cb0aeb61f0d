import { isCookiePolicy } from './cookie-policy';

it.each([
  '/cookies',
  '/cookie-policy',
  '/cookies-policy',
  '/policy/cookie-policies',
  '/cookie-notice',
  '/cookie-settings',
  '/cookiebeleid',
  '/cookie-beleid',
  '/cookieverklaring',
  '/cookie-instellingen',
  '/cookie-richtlinie',
  '/cookie-richtlinien',
  '/cookierichtlinie',
  '/cookie-erklärung',
  '/politique-cookies',
  '/politique-de-cookies',
  '/politique-relative-aux-cookies',
  '/gestion-des-cookies',
  '/paramètres-des-cookies',
  '/zasady-cookies',
  '/zasady-používání-souborů-cookie',
  '/nastaveni-cookies',
  '/cerez-politikasi',
  '/çerez-politikası',
  '/Çerez-Politikası',
  '/çerez-aydınlatma-metni',
  '/policy/cerez-ayarlari',
])('%s is named for the cookie policy', (path) => {
  expect(isCookiePolicy(path)).toBe(true);
});

it.each([
  '/',
  '/policy',
  '/policy/privacy',
  '/privacy-policy',
  '/cookie-recepten',
  '/cookiejar',
  '/beleid',
  '/a/cookies',
  '/cookies-p-V100101',
])('%s is not', (path) => {
  expect(isCookiePolicy(path)).toBe(false);
});

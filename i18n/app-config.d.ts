import type { SiteRules } from '../api/contract/sites';
import type interfaceTexts from '../languages/nl/interface.json';
import type lateTexts from '../languages/nl/late.json';
import type { RuleTexts } from '../languages/shape/errors';

declare module 'next-intl' {
  interface AppConfig {
    /**
     * Keys and arguments of texts are checked against the Dutch ones, of which `npm run types` writes the types; a test
     * holds the other languages to the same.
     */
    Messages: typeof interfaceTexts & typeof lateTexts & { validation: RuleTexts };
    Locale: SiteRules['locale'];
  }
}

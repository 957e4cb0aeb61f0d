import type { SiteRules } from '../api/contract/sites';
import type interfaceTexts from '../messages/nl/interface.json';
import type lateTexts from '../messages/nl/late.json';
import type { RuleTexts } from '../messages/shape/errors';

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

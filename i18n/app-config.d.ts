import type interfaceTexts from '../languages/nl/interface.json';

declare module 'next-intl' {
  interface AppConfig {
    /** Keys of texts are checked against the Dutch ones; a test holds the other languages to the same keys. */
    Messages: typeof interfaceTexts;
  }
}

import type { useTranslations } from 'next-intl';

/** The words of cards. */
export type CardTranslator = ReturnType<typeof useTranslations<'productCard'>>;

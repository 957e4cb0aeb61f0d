'use client';

import { type NamespaceKeys, type NestedKeyOf, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Language } from '@/languages/languages';
import { lateTexts } from '@/languages/late';
import type dutch from '@/languages/nl/late.json';
import { withRetry } from '@/lib/browser/with-retry';
import { useSite } from '@/lib/sites/use-site';

type Namespace = NamespaceKeys<typeof dutch, NestedKeyOf<typeof dutch>>;
type Props = {
  /** What the parts inside translate; all of the file is loaded. */
  namespaces: readonly Namespace[];
  children: ReactNode;
};

/** Of the document. The same promise each time, as `use` asks. */
const loading = new Map<Language, ReturnType<(typeof lateTexts)['nl']>>();

function loadOnce(language: Language) {
  const known = loading.get(language) ?? withRetry(lateTexts[language]);
  loading.set(language, known);
  return known;
}

/** Gives parts that are loaded after the page their words, which come after it too. */
export function LateMessages({ children }: Props) {
  const { language, locale, timeZone } = useSite();
  const messages: Record<string, unknown> = use(loadOnce(language)).default;
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

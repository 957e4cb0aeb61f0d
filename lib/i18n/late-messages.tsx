'use client';

import { type NamespaceKeys, type NestedKeyOf, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import type { Language } from '@/messages/languages';
import { lateTexts } from '@/messages/late';
import type dutch from '@/messages/nl/late.json';

type Namespace = NamespaceKeys<typeof dutch, NestedKeyOf<typeof dutch>>;
type Props = {
  /** What the parts inside translate; all of the file is loaded. */
  namespaces: readonly Namespace[];
  /** In whose language they speak; that of the page, unless said. */
  edition?: SiteRules;
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
export function LateMessages({ edition, children }: Props) {
  const own = useSite();
  const { language, locale, timeZone } = edition ?? own;
  const messages: Record<string, unknown> = use(loadOnce(language)).default;
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Gives the client islands inside it the texts of the named features, and no others. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly string[];
  children: ReactNode;
}) {
  const [messages, locale, timeZone] = await Promise.all([getMessages(), getLocale(), getTimeZone()]);
  const chosen = Object.fromEntries(
    namespaces.flatMap((name) => (name in messages ? [[name, messages[name]]] : [])),
  );
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={chosen}>
      {children}
    </NextIntlClientProvider>
  );
}

import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Namespace, pickTexts } from './pick-texts';

export type MessagesProps = { namespaces: readonly Namespace[]; children: ReactNode };

/**
 * Gives the client islands inside it the texts of the named features, and no others. `product.gallery` names a
 * part of a feature's texts. A test compares the names with what the islands translate.
 */
export async function ClientMessages({ namespaces, children }: MessagesProps) {
  const [messages, locale, timeZone] = await Promise.all([getMessages(), getLocale(), getTimeZone()]);
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={pickTexts(messages, namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}

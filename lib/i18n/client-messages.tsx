import { type Messages, type NamespaceKeys, type NestedKeyOf, NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTimeZone } from 'next-intl/server';
import type { ReactNode } from 'react';

type Texts = { [key: string]: unknown };

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies what is at `path` (`['product', 'gallery']`) from one tree of texts to another. */
function copyTexts(from: Texts, to: Texts, [key, ...rest]: string[]): void {
  if (key === undefined || !(key in from)) return;
  const source = from[key];
  if (rest.length === 0 || !isTexts(source)) {
    to[key] = source;
    return;
  }
  const branch = isTexts(to[key]) ? to[key] : {};
  to[key] = branch;
  copyTexts(source, branch, rest);
}

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * Gives the client islands inside it the texts of the named features, and no others. `product.gallery` names a
 * part of a feature's texts. A test compares the names with what the islands translate.
 */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const [messages, locale, timeZone] = await Promise.all([getMessages(), getLocale(), getTimeZone()]);
  const chosen: Texts = {};
  for (const name of namespaces) copyTexts(messages, chosen, name.split('.'));
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={chosen}>
      {children}
    </NextIntlClientProvider>
  );
}

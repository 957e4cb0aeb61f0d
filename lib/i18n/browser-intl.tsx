import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';

/*
 * What browsers get in place of `next-intl` and `use-intl/react` (next.config.mjs, decision 38): it shows texts that the
 * build has compiled, and weighs a third of the library. Servers, types and tests have the library itself, and
 * `browser-intl.test.tsx` compares the two. Another hook of the library that islands want is added here.
 */

type Texts = { [key: string]: Texts | CompiledMessage };
type Language = { locale: string; timeZone?: string; messages?: Texts };
type Values = FormatValues<ReactNode>;

const LanguageContext = createContext<Language>({ locale: '' });

export function IntlProvider({ children, locale, timeZone, messages }: Language & { children: ReactNode }) {
  const outer = useContext(LanguageContext);
  const language = useMemo(
    () => ({ locale, timeZone: timeZone ?? outer.timeZone, messages: messages ?? outer.messages }),
    [locale, timeZone, messages, outer],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** As `next-intl` calls it. */
export const NextIntlClientProvider = IntlProvider;

/** Formatters are slow to make and wanted in each row of a list. */
function kept<Args extends unknown[], Formatter>(make: (...args: Args) => Formatter) {
  const made = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = kept(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);
type Numeric = number | bigint | Intl.StringNumericLiteral;
const isPlain = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

/**
 * Counts below a thousand are written alike in all languages here, so most pages need no format of the browser: the first
 * one costs a slow phone 150 ms, in the moment in which the page comes alive.
 */
function lazyNumberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat {
  const real = () => numberFormat(...args);
  return {
    format: (value: Numeric) =>
      args[1] === undefined && isPlain(value) ? String(value) : real().format(value),
    formatToParts: (value?: Numeric) => real().formatToParts(value ?? Number.NaN),
    formatRange: (start, end) => real().formatRange(start, end),
    formatRangeToParts: (start, end) => real().formatRangeToParts(start, end),
    resolvedOptions: () => real().resolvedOptions(),
  };
}

const formatters = {
  getDateTimeFormat: kept(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: lazyNumberFormat,
  getPluralRules: kept(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

function messageAt(texts: Texts | undefined, path: string): CompiledMessage {
  let found: Texts | CompiledMessage | undefined = texts;
  for (const key of path.split('.'))
    found = typeof found === 'object' && !Array.isArray(found) ? found[key] : undefined;
  return typeof found === 'string' || Array.isArray(found) ? found : path;
}

/** The parts of a text with tags in it: texts, and elements that have no keys yet. */
function withKeys(parts: ReactNode | ReactNode[]): ReactNode {
  if (!Array.isArray(parts)) return parts;
  // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing else, and its parts stay where they are
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** All texts that are here, by their keys. */
export function useMessages(): Texts {
  return useContext(LanguageContext).messages ?? {};
}

/**
 * `t`, `t.rich` and, for texts that the build does not compile, `t.raw` of the library. A key without a text is shown as
 * it is.
 */
export function useTranslations(namespace?: string) {
  const { locale, timeZone, messages } = useContext(LanguageContext);
  return useMemo(() => {
    const raw = (key: string) => messageAt(messages, namespace ? `${namespace}.${key}` : key);
    const translate = (key: string, values?: Values) =>
      format(raw(key), locale, values, { formatters, timeZone });
    const rich = (key: string, values?: Values) => withKeys(translate(key, values));
    return Object.assign(translate, { rich, raw });
  }, [locale, timeZone, messages, namespace]);
}

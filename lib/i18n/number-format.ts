const formats = new Map<string, Intl.NumberFormat>();

/** Kept, as making one takes longer than a hundred numbers; there are few locales and ways to write numbers. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A name with its colon, before which French has a narrow space; no line breaks there. @param locale or language */
export function withColon(locale: string, name: string): string {
  return locale.startsWith('fr') ? `${name}\u202f:` : `${name}:`;
}

/** `Kleur: zand`, for names and values that no message puts together. @param locale or language */
export function nameValue(locale: string, name: string, value: string): string {
  return `${withColon(locale, name)} ${value}`;
}

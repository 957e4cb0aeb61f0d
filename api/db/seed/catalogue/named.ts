/** A text every site has: Dutch for nl and be, English for the rest until they are translated. */
export type Named = { nl: string; en: string };

export function named(nl: string, en: string): Named {
  return { nl, en };
}

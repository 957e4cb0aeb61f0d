function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Makes what depends on nothing but the site and on what it is made of, and keeps it while that is the same: the last one of
 * each site. What fails is not kept.
 */
export function keepWhileSame<Of extends readonly unknown[], Made>(
  make: (...of: Of) => Promise<Made>,
): (site: string, ...of: Of) => Promise<Made> {
  const kept = new Map<string, { of: Of; made: Promise<Made> }>();

  return (site, ...of) => {
    const known = kept.get(site);
    if (known && of.every((part, index) => isSame(part, known.of[index]))) {
      // Next time it is the very same object, which need not be read.
      known.of = of;
      return known.made;
    }
    const made = make(...of);
    kept.set(site, { of, made });
    made.catch(() => {
      if (kept.get(site)?.made === made) kept.delete(site);
    });
    return made;
  };
}

type Version = readonly [number, number, number];

/** Pre-releases count as the release they lead to. */
function toVersion(text: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)(?:[-+]|$)/.exec(text) ?? [];
  if (patch === undefined) throw new Error(`${text} is no version such as 1.2.3`);
  return [Number(major), Number(minor), Number(patch)];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function holds(version: Version, comparator: string): boolean {
  const [, operator, bound = ''] = /^(<=|>=|<|>|=)(.+)$/.exec(comparator) ?? [];
  const difference = compare(version, toVersion(bound));
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  if (operator === '>') return difference > 0;
  return operator === '>=' ? difference >= 0 : difference === 0;
}

/**
 * @param range comparators with whole versions (`>=16.0.0 <16.2.11`), alternatives joined by `||`
 * @throws Error when range or version are written otherwise
 */
export function isInRange(version: string, range: string): boolean {
  const parsed = toVersion(version);
  return range
    .split('||')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .map((one) => holds(parsed, one)),
    )
    .some((all) => all.every(Boolean));
}

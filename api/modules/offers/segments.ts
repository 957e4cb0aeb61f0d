import { ApiError } from '../../http/api-error.ts';

const segmentNames = {
  c: 'category',
  br: 'brand',
  p: 'product',
  t: 'tag',
  b: 'totalBasket',
  s: 'visitor',
} as const;
export type SegmentName = (typeof segmentNames)[keyof typeof segmentNames];
/** What the page is about: vsins, brand names; `totalBasket` in minor units; `visitor` holds segments of whoever agreed to that. */
export type Segments = { [name in SegmentName]?: string[] };

const maxValues = 50;

function isCode(code: string): code is keyof typeof segmentNames {
  return Object.hasOwn(segmentNames, code);
}

function refuse(): never {
  throw new ApiError('invalid-input', undefined, [{ property: 'where', message: 'invalid' }]);
}

/**
 * Reads `c:C11,C1;br:Linden;p:V100101;t:T1;b:49900` (§7).
 * @throws ApiError `invalid-input` for unknown codes, empty segments and too many values.
 */
export function parseSegments(where: string): Segments {
  const segments: Segments = {};
  for (const part of where.split(';').filter((text) => text.trim() !== '')) {
    const colon = part.indexOf(':');
    const code = part.slice(0, Math.max(colon, 0)).trim();
    const values = part
      .slice(colon + 1)
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    if (!isCode(code) || values.length === 0) return refuse();
    const name = segmentNames[code];
    if (name === 'totalBasket' && !values.every((value) => /^\d{1,10}$/.test(value))) return refuse();
    segments[name] = [...(segments[name] ?? []), ...values];
    if ((segments[name] ?? []).length > maxValues) return refuse();
  }
  return segments;
}

/** `50000-` or `40000-49999`, minor units, both ends included. */
function isWithin(range: string, amountMinor: number): boolean {
  const [from = '', to = ''] = range.split('-');
  return amountMinor >= Number(from || 0) && (to === '' || amountMinor <= Number(to));
}

/** Whether every condition of a card is met by at least one of its values. */
export function meetsConditions(conditions: Record<string, string[]>, segments: Segments): boolean {
  const known: Readonly<Record<string, string[] | undefined>> = segments;
  return Object.entries(conditions).every(([name, wanted]) => {
    const given = known[name] ?? [];
    return name === 'totalBasket'
      ? given.some((amount) => wanted.some((range) => isWithin(range, Number(amount))))
      : wanted.some((value) => given.some((other) => other.toLowerCase() === value.toLowerCase()));
  });
}

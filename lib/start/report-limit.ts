/** Whether one more report of this kind is let through. */
export type ReportLimit = (kind: string) => boolean;

/**
 * No flood: of each kind one report, and so many kinds at most, within so much time.
 * @param windowMs as long as the page or process is there when not given
 */
export function createReportLimit(
  mostKinds: number,
  windowMs = Number.POSITIVE_INFINITY,
  now = Date.now,
): ReportLimit {
  const kinds = new Set<string>();
  let since = now();
  return (kind) => {
    if (now() - since >= windowMs) {
      kinds.clear();
      since = now();
    }
    if (kinds.has(kind) || kinds.size >= mostKinds) return false;
    kinds.add(kind);
    return true;
  };
}

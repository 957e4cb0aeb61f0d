/** A broken pattern in the config must not keep everybody from ordering. */
function matches(pattern: string, zipCode: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(zipCode);
  } catch {
    return false;
  }
}

/** Whether the shop does not bring anything there, by the patterns of remote config (§5). */
export function isRefusedZipCode(zipCode: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(pattern, zipCode));
}

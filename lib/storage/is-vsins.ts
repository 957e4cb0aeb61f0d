/** Whether what a browser has kept are numbers of products. */
export function isVsins(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((vsin) => typeof vsin === 'string' && /^V\d{1,9}$/.test(vsin));
}

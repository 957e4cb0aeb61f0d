/** Half years, as the label GARAN counts them: 5, 7.5. Pages load this file, so it brings no schema along. */
export function guaranteedYears({ months }: { months: number }): number {
  return Math.floor(months / 6) / 2;
}

/** No credit of a shop costs more than that a year. */
const most = 10;
const steps = 60;

/** What is owed today for all that is paid later, at so much a year; a part is due each month, the first after one. */
function worthToday(amounts: readonly number[], rate: number): number {
  return amounts.reduce((sum, amount, index) => sum + amount / (1 + rate) ** ((index + 1) / 12), 0);
}

/**
 * Annual percentage rate of charge (Directive (EU) 2023/2225, annex III), as a share: 0.084 for 8.4 %.
 * @param amounts what is due at the end of each month, minor units
 */
export function annualRate(cashMinor: number, amounts: readonly number[]): number {
  if (worthToday(amounts, 0) <= cashMinor) return 0;
  let [low, high] = [0, most];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (worthToday(amounts, middle) > cashMinor) low = middle;
    else high = middle;
  }
  return high;
}

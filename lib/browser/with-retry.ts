const firstDelayMs = 1000;
const longestDelayMs = 30_000;

let isLost = false;

/** Whether code of this page was lost on its way, if only at first. */
export function hasLostCode(): boolean {
  return isLost;
}

/**
 * Loads a part that the page can do without for a while: tries again until it arrives. A lost connection then costs
 * that part and not the page, which React would replace by the error page.
 */
export async function withRetry<T>(load: () => Promise<T>, delayMs = firstDelayMs): Promise<T> {
  try {
    return await load();
  } catch {
    isLost = true;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return withRetry(load, Math.min(delayMs * 2, longestDelayMs));
  }
}

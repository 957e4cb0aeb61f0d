import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './finding';
import { judgeHtml } from './html';
import { judgeByIbm } from './ibm';

/** Nothing that moves once may take longer; what stands still in the middle, as a notice that is pointed at, is judged so. */
const longestMoveMs = 2000;

/** Until what fades in or moves once has done so: half of a fade has no contrast to be judged. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const moves = document.getAnimations().filter(
      ({ effect, timeline, playState }) =>
        playState === 'running' &&
        // Not those that follow scrolling, nor those without an end.
        timeline === document.timeline &&
        Number.isFinite(effect?.getTiming().iterations),
    );
    const late = new Promise((resolve) => setTimeout(resolve, longest));
    await Promise.race([late, Promise.allSettled(moves.map(({ finished }) => finished))]);
  }, longestMoveMs);
}

/** Looks at a page at rest; where it finds anything, again: what came in while it looked is gone by then, a flaw stays. */
async function atRest(page: Page, look: () => Promise<Finding[]>): Promise<Finding[]> {
  await comeToRest(page);
  const found = await look();
  if (found.length === 0) return found;
  await comeToRest(page);
  return look();
}

/** All WCAG 2.2 A and AA rules plus best practices. */
export function judgeByAxe(page: Page): Promise<Finding[]> {
  return atRest(page, async () => {
    // Results of one document need no second page to be put together in: a third of the time. What passed is not asked for.
    const hasFrames = page.frames().length > 1;
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(!hasFrames)
      .analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, at: target.join(' ') })),
    );
  });
}

/**
 * What three engines hold against a page as it stands. Each has eyes of its own: two look at what reaches who uses a page,
 * one at whether it is HTML.
 * @param isSeenElsewhere the same document is judged at another width too: the engine that takes seconds a page, and asks
 * little about widths, need not look twice
 */
export async function judge(
  page: Page,
  isSeenElsewhere = false,
): Promise<Readonly<Record<'axe' | 'ibm' | 'html', Finding[]>>> {
  return {
    axe: await judgeByAxe(page),
    ibm: isSeenElsewhere ? [] : await atRest(page, () => judgeByIbm(page)),
    html: await judgeHtml(page),
  };
}

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

async function askAxe(page: Page): Promise<Finding[]> {
  await comeToRest(page);
  // Results of one document need no second page to be put together in: a third of the time. What passed is not asked for.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, at: target.join(' ') })),
  );
}

/** All WCAG 2.2 A and AA rules plus best practices. What came in while it looked is looked at again: a flaw stays one. */
export async function judgeByAxe(page: Page): Promise<Finding[]> {
  const found = await askAxe(page);
  return found.length > 0 ? askAxe(page) : found;
}

/**
 * What three engines hold against a page as it stands. Each has eyes of its own: two look at what reaches who uses a page,
 * one at whether it is HTML.
 */
export async function judge(page: Page): Promise<Readonly<Record<'axe' | 'ibm' | 'html', Finding[]>>> {
  return { axe: await judgeByAxe(page), ibm: await judgeByIbm(page), html: await judgeHtml(page) };
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './finding';
import { judgeHtml } from './html';
import { judgeByIbm } from './ibm';

/** All WCAG 2.2 A and AA rules plus best practices. */
export async function judgeByAxe(page: Page): Promise<Finding[]> {
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

/**
 * What three engines hold against a page as it stands. Each has eyes of its own: two look at what reaches who uses a page,
 * one at whether it is HTML.
 */
export async function judge(page: Page): Promise<Readonly<Record<'axe' | 'ibm' | 'html', Finding[]>>> {
  return { axe: await judgeByAxe(page), ibm: await judgeByIbm(page), html: await judgeHtml(page) };
}

import { siteCodes } from '../../../contract/sites.ts';
import type { Services } from '../../../services.ts';
import { periodProblem } from './apply-promotions.ts';
import { isForEverybody } from './basket-price.ts';

/**
 * Pages are kept and say what a product costs in the basket; a promotion that begins, changes or ends has to renew them.
 * Remembers what ran the last time; returns the sites whose pages were announced.
 */
export function createAnnounceTurns() {
  const known = new Map<string, string>();
  return async ({ promotions, now, changes }: Pick<Services, 'promotions' | 'now' | 'changes'>) => {
    const turned: string[] = [];
    for (const site of siteCodes) {
      const all = await promotions(site);
      const running = JSON.stringify(
        all.filter((one) => isForEverybody(one) && periodProblem(one, now()) === null),
      );
      if ((known.get(site) ?? running) !== running) turned.push(site);
      known.set(site, running);
    }
    changes.publish(turned.flatMap((site) => [`product:${site}`, `listing:${site}`, `template:${site}`]));
    return turned;
  };
}

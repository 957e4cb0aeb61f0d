import { siteCodes } from '../../../contract/sites.ts';
import type { Services } from '../../../services.ts';
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
      const hasBegun = ({ startsAt, endsAt }: (typeof all)[number]) =>
        (startsAt === null || startsAt <= now()) && (endsAt === null || endsAt > now());
      const running = JSON.stringify(all.filter((one) => isForEverybody(one) && hasBegun(one)));
      if ((known.get(site) ?? running) !== running) turned.push(site);
      known.set(site, running);
    }
    changes.publish(turned.flatMap((site) => [`product:${site}`, `listing:${site}`, `template:${site}`]));
    return turned;
  };
}

import { giftCardsAddress } from '@/api/contract/page-paths';
import { isOwnPage } from '@/lib/routes/own-pages';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';
import type { SiteRules } from '@/lib/sites/models';
import type { Step } from './types';

type Facts = Pick<SiteRules, 'hasNotificationPreferences' | 'afterSignOut'>;

/** Of pages that not all sites have. */
const hasPage: ReadonlyMap<string, (site: Facts) => boolean> = new Map<string, (site: Facts) => boolean>([
  ['/account/notification-preferences', (site) => site.hasNotificationPreferences],
  [giftCardsAddress, hasGiftCards],
]);

/** Whether a page whose address is the same everywhere is one that this site does not have. */
export function isElsewhere(path: string, site: Facts): boolean {
  return hasPage.get(path)?.(site) === false;
}

export const ownPagesStep: Step = ({ path, site }) =>
  isOwnPage(path) && !isElsewhere(path, site) ? { kind: 'pass' } : null;

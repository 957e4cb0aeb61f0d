import { isOwnPage } from '@/lib/routes/own-pages';
import type { Step } from './types';

const preferences = '/account/notification-preferences';

export const ownPagesStep: Step = ({ path, site }) => {
  const isElsewhere = path === preferences && !site.hasNotificationPreferences;
  return isOwnPage(path) && !isElsewhere ? { kind: 'pass' } : null;
};

import type { PublicConfig } from '@/api/contract/remote-config';

export type { PublicConfig, WelcomePopup } from '@/api/contract/remote-config';

/** What browsers need of the remote config; the rest is drawn by the server. */
export type PageConfig = Pick<PublicConfig, 'featureFlags' | 'freeReturnDays' | 'welcomePopup'>;

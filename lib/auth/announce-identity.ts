import { createAnnouncement } from '@/lib/storage/announcement';

/** Another visitor is signed in. */
export const { announce: announceIdentity, subscribe: onIdentityChange } = createAnnouncement();

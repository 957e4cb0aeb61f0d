import { createBroadcast } from '@/lib/storage/broadcast';

/** Another visitor is signed in. */
export const { publish: publishIdentity, subscribe: onIdentityChange } = createBroadcast();

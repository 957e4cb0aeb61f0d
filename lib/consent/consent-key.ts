/** One for all sites of this host; no sign-out takes it away. */
export const consentKey = 'linden.consent';

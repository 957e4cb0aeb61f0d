/** First segments whose pages depend on the visitor's role; no shared cache may keep what they answer. */
export const guardedAreas = ['account', 'auth', 'checkout'] as const;

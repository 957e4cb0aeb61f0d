/** What a visitor may allow beside what the shop cannot do without. */
export const purposes = ['statistics', 'personalisation', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;

export const noneAllowed: Choices = { statistics: false, personalisation: false, marketing: false };
export const allAllowed: Choices = { statistics: true, personalisation: true, marketing: true };

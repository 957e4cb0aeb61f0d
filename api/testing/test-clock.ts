/** The day on which tests play: a Monday morning outside holidays. The template database is seeded for it. */
export const testNow = new Date('2026-11-16T09:00:00Z');

/** Texts of the error pages. They travel with the code: when a page fails, nothing more can be fetched. */
export type FailureTexts = { title: string; text: string; retry: string; home: string; reference: string };

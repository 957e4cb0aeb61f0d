import type { ErrorTexts, ValidationTexts } from './errors.ts';
import type { MailTexts } from './mail.ts';

/** What the API knows and says in one language: a language is complete when its `api.ts` has all of it. */
export type ApiTexts = {
  errors: ErrorTexts;
  validation: ValidationTexts;
  mail: MailTexts;
};

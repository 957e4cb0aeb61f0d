import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { Finding } from './finding';

/** The standard of HTML, but for what a browser writes otherwise than it was sent. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:browser'],
});

/** Where the document, as the browser has it by now, is no valid HTML. */
export async function judgeHtml(page: Page): Promise<Finding[]> {
  const { results } = await checker.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ rule: ruleId, at: `${selector ?? ''} ${message}` })),
  );
}

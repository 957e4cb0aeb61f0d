import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding } from './finding';

const require = createRequire(import.meta.url);
/** IBM's Equal Access engine, which runs in the page. */
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

type Result = { ruleId: string; value: readonly [string, string]; path: { dom: string }; snippet: string };
declare const ace: {
  Checker: new () => { check(root: Document, guidelines: string[]): Promise<{ results: readonly Result[] }> };
};

/** Rules of it that hold against pages what is no fault, each with why. */
const mistaken: Readonly<Record<string, string>> = {
  aria_article_label_unique: 'an article needs no name: a card is told by its heading',
  aria_form_label_unique: 'a form without a name is no landmark, so that there may be several',
  heading_content_exists: 'does not see words that are there for whoever listens alone (`sr-only`)',
  input_autocomplete_valid: 'HTML allows `username` at a field for an e-mail address',
  input_label_exists:
    'does not see labels in what is closed or not yet drawn; the tree of the browser has them',
  label_content_exists: 'does not see words that are there for whoever listens alone (`sr-only`)',
};

/** Violations of WCAG 2.2 A and AA that it is sure of. */
export async function judgeByIbm(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, path, snippet }) => ({ rule: ruleId, at: `${path.dom} ${snippet}` }));
  });
  return found.filter(({ rule }) => !(rule in mistaken));
}

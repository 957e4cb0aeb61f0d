import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readPage } from '../../e2e/crawl/read-page.ts';
import { rules, unprovenClaims } from './rules.ts';
import type { PageName, Rule, Subject } from './subject.ts';

export type ReadPage = { name: PageName; path: string; html: string; subject: Subject };
/** `isMissing` is null where nothing that was read needed it. */
export type Verdict = { rule: string; law: string; path: string; where: string; missing: string | null };

type Document = ReturnType<typeof parseDocument>;

const foldable =
  'details:not([open]), dialog:not([open]), noscript, template, [hidden], [aria-hidden="true"]';

const { textContent } = DomUtils;
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function wordsOf(element: Parameters<typeof DomUtils.textContent>[0]): string {
  return squeezed(textContent(element));
}

/** What is not there, in words; null where all is. */
function missingOf(
  rule: Rule,
  page: ReadPage,
  document: Document,
): { where: string; missing: string | null } | null {
  const { subject } = page;
  const where = rule.forbids ?? rule.shows?.(subject) ?? null;
  if (where === null) return null;
  const found = selectAll(where, document);
  if (rule.forbids) return { where: `no ${where}`, missing: found.length > 0 ? 'it is there' : null };
  const folded = new Set(rule.mayBeFolded ? [] : selectAll(`:is(${foldable}) *`, document));
  const inSight = found.filter((element) => !folded.has(element));
  if (inSight.length === 0)
    return { where, missing: found.length > 0 ? 'it is folded away' : 'it is not there' };
  const words = inSight.map(wordsOf).join(' ');
  const unsaid = (rule.says?.(subject) ?? []).filter((text) => !words.includes(squeezed(text)));
  return { where, missing: unsaid.length > 0 ? `it does not say “${unsaid[0]}”` : null };
}

/** Sentences of the page in its language; what buyers have written in another is no word of the shop. */
function claimsOf(pages: readonly ReadPage[]): Verdict {
  const claims = pages.flatMap(({ path, html, subject }) =>
    readPage(html).texts.flatMap((text) => unprovenClaims(text, subject).map((claim) => ({ path, claim }))),
  );
  const [first] = claims;
  return {
    rule: 'green claims',
    law: 'Directive 2005/29/EC Annex I, 2a, 4a–4c',
    path: first?.path ?? `${pages.length} pages`,
    where: 'every text',
    missing: first ? `“${first.claim}” without a certificate` : null,
  };
}

/** A verdict for each rule that the site is under and something that was read needs. */
export function judge(pages: readonly ReadPage[]): Verdict[] {
  const documents = new Map(pages.map((page) => [page, parseDocument(page.html)]));
  const verdicts = rules.flatMap((rule): Verdict[] => {
    const judged = pages
      .filter(({ name, subject }) => name === rule.page && rule.isFor(subject))
      .flatMap((page) => {
        const result = missingOf(rule, page, documents.get(page) ?? parseDocument(''));
        return result ? [{ rule: rule.name, law: rule.law, path: page.path, ...result }] : [];
      });
    const worst = judged.find(({ missing }) => missing !== null) ?? judged[0];
    return worst ? [worst] : [];
  });
  return [...verdicts, claimsOf(pages)];
}

import { decodePart } from '@/lib/browser/decode-part';

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the term begins a word of the text, whatever its accents and capitals. */
export function tellsOf(text: string, term: string): boolean {
  const words = wordsOf(text);
  return wordsOf(term).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * Leaves the questions of a page that tell of the term, and the groups that have one; what stands between them and the
 * search goes meanwhile. @returns how many are left
 */
export function filterQuestions(page: ParentNode, term: string): number {
  let count = 0;
  for (const between of page.querySelectorAll<HTMLElement>('[data-passed-over]'))
    between.hidden = wordsOf(term).length > 0;
  for (const group of page.querySelectorAll<HTMLElement>('[data-questions]')) {
    const questions = [...group.querySelectorAll('details')];
    for (const question of questions) question.hidden = !tellsOf(question.textContent, term);
    const left = questions.filter(({ hidden }) => !hidden).length;
    group.hidden = left === 0;
    count += left;
  }
  return count;
}

const key = 'q=';

/** The words that an address names, `#q=retour`; empty where it names none. */
export function termOf(hash: string): string {
  return hash.startsWith(`#${key}`) ? decodePart(hash.slice(key.length + 1)) : '';
}

/** Puts the words into the address, so that it can be passed on; without words it is that of the page. */
export function keepTerm(term: string): void {
  const { pathname, search, hash } = window.location;
  const wanted = term === '' ? '' : `#${key}${encodeURIComponent(term)}`;
  // What leads to another part of the page stays.
  if (wanted === hash || (wanted === '' && termOf(hash) === '')) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${wanted}`);
}

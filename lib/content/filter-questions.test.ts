import { filterQuestions, keepTerm, tellsOf, termOf } from './filter-questions';

test.each([
  ['Wat kost de bezorging?', 'bezorg', true],
  ['Wat kost de bezorging?', 'KOST bezorging', true],
  ['Wat kost de bezorging?', 'kost retour', false],
  ['Comment régler ma commande', 'regler', true],
  ['Wat kost de bezorging?', '', true],
])('%s tells of "%s": %s', (text, term, tells) => {
  expect(tellsOf(text, term)).toBe(tells);
});

test('questions that do not tell of it are hidden, and groups that have none left', () => {
  document.body.innerHTML = `
    <section data-questions><details><summary>Wat kost bezorging?</summary>Niets.</details>
      <details><summary>Wanneer komt het?</summary>Morgen.</details></section>
    <section data-questions><details><summary>Hoe betaal ik?</summary>Vooraf.</details></section>`;
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('details, section')].map((one) => one.hidden);
  expect(filterQuestions(document, 'bezorging')).toBe(1);
  expect(hidden()).toEqual([false, false, true, true, true]);
  expect(filterQuestions(document, '')).toBe(3);
  expect(hidden()).not.toContain(true);
});

test('what stands before the questions makes way for what is found', () => {
  document.body.innerHTML = `<div data-passed-over>Bezorging</div>
    <section data-questions><details><summary>Hoe betaal ik?</summary>Vooraf.</details></section>`;
  const between = document.querySelector<HTMLElement>('[data-passed-over]');
  filterQuestions(document, 'betaal');
  expect(between?.hidden).toBe(true);
  filterQuestions(document, ' ');
  expect(between?.hidden).toBe(false);
});

test('the words are kept in the address, and leave it as they go', () => {
  window.history.replaceState(null, '', '/nl/help#retour');
  keepTerm('');
  expect(window.location.hash).toBe('#retour');
  keepTerm('één doos');
  expect(termOf(window.location.hash)).toBe('één doos');
  keepTerm('');
  expect(window.location.hash).toBe('');
  expect(termOf('#q=%E0%A4%A')).toBe('');
});

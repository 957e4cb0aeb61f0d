import { siteRules } from '@/sites/rules';
import { readConversation, saveConversation, toTranscript } from './conversation';
import type { ChatEntry } from './models';

const entries: ChatEntry[] = [
  { kind: 'question', text: 'Wat kost de bezorging?' },
  { kind: 'answers', answers: [{ title: 'Wat kost de bezorging?', lines: ['Niets.'], link: null }] },
  { kind: 'question', text: 'En naar België?' },
  { kind: 'answers', answers: [] },
];

afterEach(() => sessionStorage.clear());

it('is kept in the tab, for each site by itself', () => {
  saveConversation(siteRules.nl, entries);
  expect(readConversation(siteRules.nl)).toEqual(entries);
  expect(readConversation(siteRules.be)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('forgets what is no conversation', () => {
  saveConversation(siteRules.nl, entries);
  const [key = ''] = Object.keys(sessionStorage);
  for (const value of [{}, [{ kind: 'answers', answers: [{ title: 1 }] }], [{ kind: 'other' }], [null]]) {
    sessionStorage.setItem(key, JSON.stringify({ value, expiresAt: null }));
    expect(readConversation(siteRules.nl)).toEqual([]);
  }
});

it('keeps its end when it grows long', () => {
  const many: ChatEntry[] = Array.from({ length: 100 }, (_, at) => ({ kind: 'question', text: String(at) }));
  saveConversation(siteRules.nl, many);
  expect(readConversation(siteRules.nl)).toHaveLength(40);
  expect(readConversation(siteRules.nl).at(-1)).toEqual({ kind: 'question', text: '99' });
});

it('is read by a person as question and answer, its end where not all of it fits', () => {
  const text = toTranscript(entries, 1000);
  expect(text).toBe('> Wat kost de bezorging?\n\nWat kost de bezorging?\nNiets.\n\n> En naar België?\n\n–');
  expect(toTranscript(entries, 20)).toHaveLength(20);
  expect(toTranscript(entries, 20)).toMatch(/^… .*–$/s);
  expect(toTranscript([], 20)).toBe('');
  for (const length of [8, 9, 10])
    expect(toTranscript([{ kind: 'question', text: '🛋🛋🛋🛋🛋' }], length).isWellFormed()).toBe(true);
});

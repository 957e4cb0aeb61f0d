import { siteRules } from '../../../sites/rules.ts';
import { defaultConfig } from '../remote-config/config-values.ts';
import { withConfigQuestions } from './config-questions.ts';

const written = { question: 'Wanneer komt mijn bank?', answer: 'Binnen vijf dagen.' };
const slots = [
  { id: 'text', snippetCode: 'full-width-text', context: { title: 'Klantenservice' } },
  { id: 'first', snippetCode: 'faq', context: { title: 'Bezorgen', questions: [written] } },
  { id: 'second', snippetCode: 'faq', context: { title: 'Retour', questions: [written] } },
];
const shown = (alias: string, faq: (typeof defaultConfig)['faq']) =>
  withConfigQuestions(
    alias,
    slots,
    { site: siteRules.nl, language: 'nl' },
    { config: () => ({ ...defaultConfig, faq }) },
  );

const question = { nl: 'Bent u zondag open?', de: 'Haben Sie sonntags geöffnet?' };
const faq = [{ question, answer: { nl: 'Ja.' } }];

it('asks first what remote config answers, in the first list of the help centre', () => {
  expect(shown('help-centre', faq)).toEqual([
    slots[0],
    {
      id: 'first',
      snippetCode: 'faq',
      context: {
        title: 'Bezorgen',
        questions: [{ question: 'Bent u zondag open?', answer: 'Ja.' }, written],
      },
    },
    slots[2],
  ]);
});

it('asks once what is written there too', () => {
  const answer = { nl: 'Binnen drie dagen.' };
  const [, first] = shown('help-centre', [{ question: { nl: written.question }, answer }]);
  expect(first?.context).toMatchObject({ questions: [{ ...written, answer: 'Binnen drie dagen.' }] });
});

it('leaves all other pages alone', () => {
  expect(shown('index', faq)).toBe(slots);
  expect(shown('help-centre', [])).toBe(slots);
});

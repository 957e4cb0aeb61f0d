import { errorText, refusalText } from './error-text';
import { ApiFailure } from './failure';

const texts = { resourceNotFound: 'Niet gevonden', generic: 'Er is iets fout gegaan' };
const failure = (status: number, message: string) => new ApiFailure({ status, code: 'unexpected', message });

describe('errorText (§8)', () => {
  it('shows a list line by line', () => {
    const message = JSON.stringify([
      { property: 'zipCode', message: 'ongeldig' },
      { property: 'email', message: 'ontbreekt' },
    ]);
    expect(errorText(failure(400, message), texts)).toBe('zipCode - ongeldig\nemail - ontbreekt');
  });

  it.each([
    ['the message', failure(409, 'Uitverkocht'), 'Uitverkocht'],
    ['a message that only looks like a list', failure(400, '[let op] dit mag niet'), '[let op] dit mag niet'],
    ['the text for 404 without a message', failure(404, ''), 'Niet gevonden'],
    ['the generic text without either', failure(500, ''), 'Er is iets fout gegaan'],
    ["an error's own message", new Error('kapot'), 'kapot'],
    ['the generic text for anything else', 'kapot', 'Er is iets fout gegaan'],
  ])('shows %s', (_case, error, text) => {
    expect(errorText(error, texts)).toBe(text);
  });
});

describe('refusalText', () => {
  it('is null for failures that say nothing to a shopper', () => {
    expect([failure(500, 'stack'), failure(404, ''), new Error('kapot')].map(refusalText)).toEqual([
      null,
      null,
      null,
    ]);
    expect(refusalText(failure(429, 'Te veel'))).toBe('Te veel');
  });
});

import { failureText, refusalText } from './error-text';
import { ApiFailure } from './failure';

const general = 'Dat is niet gelukt';
const failure = (status: number, message: string) => new ApiFailure({ status, code: 'unexpected', message });

describe('failureText (§8)', () => {
  it('shows a list line by line', () => {
    const message = JSON.stringify([
      { property: 'zipCode', message: 'ongeldig' },
      { property: 'email', message: 'ontbreekt' },
    ]);
    expect(failureText(failure(400, message), general)).toBe('zipCode - ongeldig\nemail - ontbreekt');
  });

  it.each([
    ['the message', failure(409, 'Uitverkocht'), 'Uitverkocht'],
    ['a message that only looks like a list', failure(400, '[let op] dit mag niet'), '[let op] dit mag niet'],
    ['the words of the place without a message', failure(500, ''), general],
    ['the words of the place for an error of the browser', new TypeError('Failed to fetch'), general],
  ])('shows %s', (_case, error, text) => {
    expect(failureText(error, general)).toBe(text);
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

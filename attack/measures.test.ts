/** @jest-environment node */
import { distanceOf } from './kinds/authorisation.ts';
import { differenceOf } from './kinds/poisoning.ts';
import { parseAnswer } from './raw.ts';
import { isGrowing } from './vitals.ts';

describe('growth without end', () => {
  it('is seen from third to third', () => {
    expect(isGrowing([100, 100, 150, 150, 200, 200], 0.2)).toBe(true);
    expect(isGrowing([100, 300, 310, 305, 312, 308], 0.2)).toBe(false);
    expect(isGrowing([1, 2], 0.2)).toBe(false);
  });
});

describe('numbers of orders', () => {
  it('are near when one counts them', () => {
    expect(distanceOf('LW-260000002', 'LW-260000003')).toBe(1);
  });

  it('are far from each other by chance', () => {
    expect(distanceOf('LW-7K4-M9X-R39', 'LW-H2D-8WR-V6A')).toBeGreaterThan(1_000_000);
  });
});

describe('an answer read off a connection', () => {
  it('has status, headers and body', () => {
    const answer = parseAnswer('HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nX-A: b:c\r\n\r\nno');
    expect(answer).toEqual({
      status: 404,
      headers: { 'content-type': 'text/html', 'x-a': 'b:c' },
      body: 'no',
    });
  });

  it.each(['', 'HTTP/1.1 200 OK\r\nContent-', 'no such protocol\r\n\r\n'])('is none in %j', (text) => {
    expect(parseAnswer(text)).toBeNull();
  });
});

it('shows where two pages part', () => {
  expect(differenceOf('<p>een</p>', '<p>eenden</p>')).toBe('"<p>een</p>" and "<p>eenden</p>"');
});

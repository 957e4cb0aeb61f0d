import { pictureFacts } from '../../../config/pictures/facts.ts';
import { pickList, pickText, toLargeMedia, toMedia } from './localise.ts';

describe('a text', () => {
  test('is that of the language, otherwise one that there is', () => {
    expect(pickText({ nl: 'Bank', en: 'Sofa' }, 'en')).toBe('Sofa');
    expect(pickText({ de: 'Sofa' }, 'nl')).toBe('Sofa');
    expect(pickText({}, 'nl')).toBe('');
    expect(pickList({ de: ['a'] }, 'nl')).toEqual(['a']);
    expect(pickList({}, 'nl')).toEqual([]);
  });

  test('that is empty in the language is empty', () => {
    expect(pickText({ nl: '', en: 'Sofa' }, 'nl')).toBe('');
  });
});

describe('a picture', () => {
  const [file = '', facts] = Object.entries(pictureFacts)[0] ?? [];
  const stored = { file, kind: 'packshot', width: 1, height: 1, alt: { nl: 'Bank' }, shows: null } as const;

  test('is as large as its file, otherwise as it was stored', () => {
    expect(toMedia(stored, 'nl').width).toBe(facts?.width);
    expect(toMedia({ ...stored, file: 'none.webp' }, 'nl').width).toBe(1);
  });

  test('stands on its colour in a room, on nothing in the studio, on itself where it is large', () => {
    expect(toMedia(stored, 'nl')).not.toHaveProperty('placeholder');
    expect(toMedia({ ...stored, kind: 'room' }, 'nl').placeholder).toBe(facts?.colour);
    expect(toLargeMedia(stored, 'nl').placeholder).toBe(facts?.blur);
  });
});

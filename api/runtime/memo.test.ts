import { memoise } from './memo.ts';

describe('what is memoised', () => {
  test('is worked out once for each argument, even when it comes to nothing', () => {
    const asked: string[] = [];
    const sizeOf = memoise((word: string) => {
      asked.push(word);
      return word === '' ? undefined : word.length;
    });
    expect(['sofa', '', 'sofa', ''].map(sizeOf)).toEqual([4, undefined, 4, undefined]);
    expect(asked).toEqual(['sofa', '']);
  });

  test('is tried again when it failed', () => {
    let isBroken = true;
    const double = memoise((value: number) => {
      if (isBroken) throw new Error('broken');
      return value * 2;
    });
    expect(() => double(2)).toThrow('broken');
    isBroken = false;
    expect(double(2)).toBe(4);
  });
});

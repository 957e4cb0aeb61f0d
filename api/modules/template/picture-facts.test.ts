import { pictureFacts } from '../../../config/pictures/facts.ts';
import { withPictureFacts } from './picture-facts.ts';

const [name = '', facts] = Object.entries(pictureFacts)[0] ?? [];
const picture = { path: `/media/${name}`, alt: 'A room', width: 1, height: 1 };

describe('the pictures of a snippet', () => {
  test('are as large as their files, wherever they stand', () => {
    const size = { alt: 'A room', width: facts?.width, height: facts?.height };
    expect(withPictureFacts({ tiles: [{ title: 'a', image: picture }] }, 'grid-on-image')).toMatchObject({
      tiles: [{ title: 'a', image: size }],
    });
  });

  test('show themselves blurred only where they are as wide as the page', () => {
    expect(withPictureFacts({ image: picture }, 'full-width-image')).toMatchObject({
      image: { placeholder: facts?.blur },
    });
    expect(withPictureFacts({ image: picture }, 'spotlight')).toMatchObject({
      image: { placeholder: facts?.colour },
    });
  });

  test.each(['/media/none.webp', '/media/constructor', 'toString'])(
    'of which nothing is known stay: %s',
    (path) => {
      expect(withPictureFacts({ image: { ...picture, path } }, 'spotlight')).toEqual({
        image: { ...picture, path },
      });
    },
  );
});

import { render } from '@testing-library/react';
import { ProductThumb } from './product-thumb';

const media = { securePath: '/media/sofa-main.webp', width: 1280, height: 960 };

describe('ProductThumb', () => {
  it.each([
    ['packshot', true],
    ['front', true],
    ['detail', true],
    ['room', false],
  ] as const)('a %s melts into the well around it: %s', (kind, melts) => {
    const { container } = render(<ProductThumb media={{ ...media, kind }} sizes="4rem" />);
    const picture = container.querySelector('img');
    expect(picture?.classList.contains('packshot')).toBe(melts);
    expect(picture?.classList.contains('bg-linen')).toBe(false);
    expect(picture?.parentElement).toHaveClass('bg-linen');
  });
});

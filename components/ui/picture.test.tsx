import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const sofa = { src: '/media/sofa.webp', alt: 'Bank', width: 1280, height: 960, sizes: '50vw' };

describe('Picture', () => {
  it('offers no width far beyond that of the file', () => {
    render(<Picture {...sofa} width={800} height={600} />);
    const widths = screen.getByRole('img').getAttribute('srcset')?.match(/\d+w/g);
    expect(widths?.at(-1)).toBe('828w');
  });

  it('loads late unless it is the first picture of the page', () => {
    const { rerender } = render(<Picture {...sofa} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture {...sofa} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('says how much wider a picture of 3:2 is shown, which its frame cuts', () => {
    const sizes = '(min-width: 1300px) 840px, 50vw';
    const { rerender } = render(<Picture {...sofa} sizes={sizes} />);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
    rerender(<Picture {...sofa} sizes={sizes} width={1920} height={1280} />);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '(min-width: 1300px) 945px, 56vw');
  });

  it('keeps its place before it is loaded', () => {
    render(<Picture {...sofa} />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '1280');
    expect(screen.getByRole('img')).toHaveAttribute('height', '960');
  });

  it('shows a colour or a blur until it is loaded, and keeps its focal point in sight', () => {
    const { rerender } = render(<Picture {...sofa} placeholder="#b5472f" focus="62% 60%" />);
    expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#b5472f', objectPosition: '62% 60%' });
    rerender(<Picture {...sofa} placeholder="data:image/webp;base64,AAAA" />);
    expect(screen.getByRole('img').style.backgroundImage).toContain('data:image/webp;base64,AAAA');
  });
});

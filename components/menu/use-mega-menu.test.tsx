import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useMegaMenu } from './use-mega-menu';

function Bar({ pathname = '/nl', opened }: { pathname?: string; opened?: string }) {
  const header = useRef<HTMLElement>(null);
  useMegaMenu(header, pathname);
  return (
    <header ref={header}>
      <nav data-mega-menu>
        {['Wonen', 'Slapen'].map((title) => (
          <details key={title} data-testid={title} open={title === opened}>
            <summary>{title}</summary>
            <a href={`#${title}`}>Alles in {title}</a>
          </details>
        ))}
      </nav>
      <a href="#basket">Winkelmand</a>
    </header>
  );
}

const menu = (title: string) => screen.getByTestId(title);
const show = (title: string) => {
  menu(title).setAttribute('open', '');
};

describe('useMegaMenu', () => {
  it('closes on Escape and gives the focus back to what opened it', async () => {
    const user = userEvent.setup();
    render(<Bar />);
    show('Wonen');
    screen.getByText('Alles in Wonen').focus();
    await user.keyboard('{Escape}');
    expect(menu('Wonen')).not.toHaveAttribute('open');
    expect(screen.getByText('Wonen')).toHaveFocus();
  });

  it('closes when the focus leaves the bar', () => {
    render(<Bar />);
    show('Wonen');
    screen.getByText('Alles in Wonen').focus();
    screen.getByText('Winkelmand').focus();
    expect(menu('Wonen')).not.toHaveAttribute('open');
  });

  it('stays open while the focus moves within the bar', () => {
    render(<Bar />);
    show('Wonen');
    screen.getByText('Wonen').focus();
    screen.getByText('Alles in Wonen').focus();
    expect(menu('Wonen')).toHaveAttribute('open');
  });

  it('closes on a press elsewhere and on the next page', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Bar />);
    show('Wonen');
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(menu('Wonen')).not.toHaveAttribute('open');
    show('Slapen');
    rerender(<Bar pathname="/nl/slapen-c-C2" />);
    expect(menu('Slapen')).not.toHaveAttribute('open');
  });

  it('leaves open what was opened before it ran', () => {
    render(<Bar opened="Wonen" />);
    expect(menu('Wonen')).toHaveAttribute('open');
  });
});

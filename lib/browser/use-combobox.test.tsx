import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useCombobox } from './use-combobox';

const followed = jest.fn();

function Box({ options }: { options: string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isShown } = useCombobox(input, list, 'list', { hasOptions: options.length > 0 });
  return (
    <div data-combobox>
      <input ref={input} aria-label="Zoek" />
      {isShown && (
        <div ref={list} id="list" role="listbox" aria-label="Suggesties" tabIndex={-1}>
          {options.map((option) => (
            <a
              key={option}
              id={option}
              href={`#${option}`}
              role="option"
              aria-selected="false"
              onClick={() => followed(option)}
            >
              {option}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

describe('useCombobox', () => {
  beforeEach(() => followed.mockClear());

  it('says that it has a list only while there is one', () => {
    const { rerender } = render(<Box options={[]} />);
    act(() => screen.getByRole('combobox').focus());
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-controls');
    rerender(<Box options={['bank']} />);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-controls', 'list');
  });

  it('walks through the options and back to the text box, and follows the marked one', async () => {
    const user = userEvent.setup();
    render(<Box options={['bank', 'bankje']} />);
    const box = screen.getByRole('combobox');
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', 'bankje');
    await user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(followed).toHaveBeenCalledWith('bankje');
  });

  it('follows nothing on Enter while no option is marked, so the form searches', async () => {
    const user = userEvent.setup();
    render(<Box options={['bank']} />);
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Enter}');
    expect(followed).not.toHaveBeenCalled();
  });

  it('goes back to the text box on typing, so Enter searches for what is typed', async () => {
    const user = userEvent.setup();
    render(<Box options={['bank', 'bankje']} />);
    const box = screen.getByRole('combobox');
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}k{Enter}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(followed).not.toHaveBeenCalled();
  });

  it('never points to an option that is gone', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Box options={['bank', 'bankje']} />);
    const box = screen.getByRole('combobox');
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<Box options={['bank']} />);
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  it('closes on Escape and opens again on typing', async () => {
    const user = userEvent.setup();
    render(<Box options={['bank']} />);
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('b');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('closes when the focus goes elsewhere', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Box options={['bank']} />
        <button type="button">Verder</button>
      </>,
    );
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('button'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

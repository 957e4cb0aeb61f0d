import { fireEvent, screen } from '@testing-library/react';
import { wake } from './held-press';

const answered = jest.fn();

/** What the server has drawn: nobody answers its buttons before `wake`. */
function draw(html: string): Element {
  document.body.innerHTML = `<main><section data-asleep>${html}</section></main>`;
  const [part] = document.getElementsByTagName('section');
  if (!part) throw new Error('nothing drawn');
  return part;
}

function comeAlive(part: Element): void {
  for (const button of part.querySelectorAll('button'))
    button.addEventListener('click', () => answered(button.textContent));
  wake(part);
}

beforeEach(() => {
  answered.mockClear();
});

test('a press waits until somebody can answer it, and is answered once', () => {
  const part = draw('<button type="button"><span>Hart</span></button>');
  fireEvent.click(screen.getByText('Hart'));
  comeAlive(part);
  expect(answered.mock.calls).toEqual([['Hart']]);
  expect(part).not.toHaveAttribute('data-asleep');
  wake(part);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a press that is kept reaches nobody: what comes alive just then would answer it twice', () => {
  const part = draw('<button type="button">Hart</button>');
  const bringToLife = () => comeAlive(part);
  document.addEventListener('click', bringToLife, { capture: true, once: true });
  fireEvent.click(screen.getByText('Hart'));
  document.removeEventListener('click', bringToLife, true);
  expect(answered).not.toHaveBeenCalled();
  comeAlive(part);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('who has pressed something else since then wants that', () => {
  const part = draw('<button type="button">Hart</button><button type="button">Meer</button>');
  fireEvent.click(screen.getByText('Hart'));
  fireEvent.click(screen.getByText('Meer'));
  comeAlive(part);
  expect(answered.mock.calls).toEqual([['Meer']]);
  const other = draw('<button type="button">Hart</button>');
  fireEvent.click(screen.getByText('Hart'));
  fireEvent.click(screen.getByRole('main'));
  comeAlive(other);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a button of another part goes on waiting', () => {
  const [part, other] = [draw('<button type="button">Hart</button>'), document.createElement('section')];
  fireEvent.click(screen.getByText('Hart'));
  comeAlive(other);
  expect(answered).not.toHaveBeenCalled();
  comeAlive(part);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a form is not sent to nobody', () => {
  draw('<form><input aria-label="E-mail"><button>Aanmelden</button></form>');
  expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
});

test('a link with an answer of its own waits, unless another tab is wanted', () => {
  const part = draw('<a href="#more" data-held>Meer</a>');
  const link = screen.getByRole('link');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  link.addEventListener('click', () => answered('Meer'));
  wake(part);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('what browsers do by themselves they do', () => {
  draw('<a href="#x">Bank</a><input type="checkbox"><button popovertarget="filters">Filters</button>');
  for (const target of [screen.getByRole('link'), screen.getByRole('checkbox'), screen.getByRole('button')])
    expect(fireEvent.click(target)).toBe(true);
});

test('a press of what is alive is none of its business', () => {
  document.body.innerHTML = '<form><button>Zoeken</button></form>';
  const stay = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', stay, { once: true });
  fireEvent.click(screen.getByRole('button'));
  expect(stay).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { late } from './late-island';

type Props = { title: string };

/** As a server writes an Activity. */
const asServed = (title: string) =>
  `<div data-asleep="" class="contents"><!--&--><h2>${title}</h2><!--/&--></div>`;

const drawnTitles: string[] = [];
function Title({ title }: Props) {
  drawnTitles.push(title);
  return <h2>{title}</h2>;
}
beforeEach(() => {
  drawnTitles.length = 0;
});

test('its code is asked for as soon as somebody begins to use the page, once for all places', async () => {
  const load = jest.fn(async () => Title);
  const Part = late<Props>(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = asServed('Bank') + asServed('Stoel');
  render(
    <>
      <Part title="Bank" />
      <Part title="Stoel" />
    </>,
    { container, hydrate: true },
  );
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(document.body);
  await waitFor(() => expect(drawnTitles.sort()).toEqual(['Bank', 'Stoel']));
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(container.querySelector('[data-asleep]')).toBeNull());
});

test('while it sleeps it stays as it was; what has changed meanwhile is shown when it is awake', async () => {
  const code = Promise.withResolvers<ComponentType<Props>>();
  const Part = late<Props>(() => code.promise);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = asServed('Bank');
  const [drawn] = container.getElementsByTagName('h2');
  const { rerender } = render(<Part title="Bank" />, { container, hydrate: true });
  rerender(<Part title="Stoel" />);
  expect(container).toContainElement(drawn ?? null);
  fireEvent.pointerOver(document.body);
  await act(async () => code.resolve(Title));
  expect(await screen.findByText('Stoel')).toBe(drawn);
  expect(drawnTitles).toEqual(['Bank', 'Stoel']);
});

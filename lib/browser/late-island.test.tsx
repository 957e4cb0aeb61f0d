import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { late } from './late-island';

type Props = { title: string };

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
  const { container } = render(
    <Suspense fallback="Wacht">
      <Part title="Bank" />
      <Part title="Stoel" />
    </Suspense>,
  );
  expect(container).toHaveTextContent('Wacht');
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(document.body);
  expect(await screen.findByText('Bank')).toBeVisible();
  expect(screen.getByText('Stoel')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(container.querySelector('[data-asleep]')).toBeNull());
});

test('while it sleeps it stays as it was; what has changed meanwhile is shown when it is awake', async () => {
  const code = Promise.withResolvers<ComponentType<Props>>();
  const Part = late<Props>(() => code.promise);
  const container = document.body.appendChild(document.createElement('div'));
  // As a server writes an Activity.
  container.innerHTML = '<div data-asleep="" class="contents"><!--&--><h2>Bank</h2><!--/&--></div>';
  const [drawn] = container.getElementsByTagName('h2');
  const { rerender } = render(<Part title="Bank" />, { container, hydrate: true });
  rerender(<Part title="Stoel" />);
  expect(container).toContainElement(drawn ?? null);
  fireEvent.pointerOver(document.body);
  await act(async () => code.resolve(Title));
  expect(await screen.findByText('Stoel')).toBe(drawn);
  expect(drawnTitles).toEqual(['Bank', 'Stoel']);
});

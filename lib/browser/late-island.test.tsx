import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { LateIsland, late } from './late-island';

type Props = { title: string };

test('its code is asked for as soon as somebody begins to use the page, once for all places', async () => {
  const load = jest.fn(async () => ({ default: ({ title }: Props) => <h2>{title}</h2> }));
  const Part = late<Props>(load);
  const { container } = render(
    <Suspense fallback="Wacht">
      <LateIsland>
        <Part title="Bank" />
      </LateIsland>
      <LateIsland>
        <Part title="Stoel" />
      </LateIsland>
    </Suspense>,
  );
  expect(container).toHaveTextContent('Wacht');
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(document.body);
  expect(await screen.findByText('Bank')).toBeVisible();
  expect(screen.getByText('Stoel')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[data-asleep]')).toBeNull();
});

const drawnTitles: string[] = [];
function Title({ title }: Props) {
  drawnTitles.push(title);
  return <h2>{title}</h2>;
}

test('while it sleeps it stays as it was; what has changed meanwhile is shown when it is awake', async () => {
  const code = Promise.withResolvers<{ default: (props: Props) => ReactNode }>();
  const Part = late<Props>(() => code.promise);
  const page = (title: string) => (
    <LateIsland>
      <Part title={title} />
    </LateIsland>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <LateIsland>
      <h2>Bank</h2>
    </LateIsland>,
  );
  const { rerender } = render(page('Bank'), { container, hydrate: true });
  const [asleep] = container.getElementsByTagName('h2');
  rerender(page('Stoel'));
  expect(container.getElementsByTagName('h2')[0]).toBe(asleep);
  fireEvent.pointerOver(document.body);
  await act(async () => code.resolve({ default: Title }));
  expect(await screen.findByText('Stoel')).toBeVisible();
  expect(drawnTitles[0]).toBe('Bank');
  expect(container.getElementsByTagName('h2')[0]).toBe(asleep);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
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

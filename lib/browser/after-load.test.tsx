import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AfterLoad } from './after-load';

const part = (
  <AfterLoad meanwhile={<p>Alma</p>}>
    <h2>Alma eettafel</h2>
  </AfterLoad>
);

beforeAll(() => {
  // A page that is not idle yet.
  Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
});

test('the document has what stands there meanwhile, which stays until somebody begins to use the page', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  expect(container).toHaveTextContent('Alma');
  expect(container).not.toHaveTextContent('eettafel');
  const [drawn] = container.getElementsByTagName('p');
  render(part, { container, hydrate: true });
  await act(async () => {});
  expect(container).toContainElement(drawn ?? null);

  fireEvent.pointerOver(document.body);
  expect(await screen.findByRole('heading')).toHaveTextContent('Alma eettafel');
  expect(container.querySelector('p')).toBeNull();
});

test('a page that comes by a link has it at once', () => {
  render(part);
  expect(screen.getByRole('heading')).toBeVisible();
});

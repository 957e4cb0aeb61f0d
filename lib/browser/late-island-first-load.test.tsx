import { act, render } from '@testing-library/react';
import { Activity } from 'react';
import { late } from './late-island';

type Props = { title: string };
const Title = ({ title }: Props) => <h2>{title}</h2>;

beforeAll(() => {
  // A page that is not idle yet.
  Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
});

const asleep = (title: string) =>
  `<div data-asleep="" class="contents"><!--&--><h2>${title}</h2><!--/&--></div>`;

test('nothing of the document is fetched before the page is idle, also where a part of it comes alive later', async () => {
  const load = jest.fn(async () => Title);
  const Part = late<Props>(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<header>${asleep('Favorieten')}</header><main><!--&-->${asleep('Bank')}<!--/&--></main>`;
  render(
    <>
      <header>
        <Part title="Favorieten" />
      </header>
      <main>
        <Activity>
          <Part title="Bank" />
        </Activity>
      </main>
    </>,
    { container, hydrate: true },
  );
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
});

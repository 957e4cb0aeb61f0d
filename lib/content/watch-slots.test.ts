import { watchSlots } from './watch-slots';

const ids = ['a', 'b', 'c'];
let wanted: string[] = [];
let end = () => {};
/** Says that so much of a slot is in view, as the browser would. */
let see = (_id: string, _share: number) => {};

function showPage(): HTMLElement {
  document.body.innerHTML = `<main>${ids.map((id) => `<div data-slot="${id}"></div>`).join('')}</main>`;
  const root = document.querySelector('main');
  if (!root) throw new Error('there is no page');
  return root;
}

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

function watch(root = showPage()): void {
  end = watchSlots(root, ids, (id) => wanted.push(id));
}

beforeEach(() => {
  jest.useFakeTimers();
  wanted = [];
  Object.assign(window, {
    innerHeight: 900,
    scrollY: 0,
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void, options: { threshold: number }) {
        see = (id, share) => {
          const target = document.querySelector(`[data-slot="${id}"]`);
          callback([{ target, isIntersecting: share >= options.threshold }]);
        };
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('wants a slot once a quarter of it is in view, and no other', () => {
  watch();
  see('b', 0.24);
  expect(wanted).toEqual([]);
  see('b', 0.25);
  expect(wanted).toEqual(['b']);
});

it('wants all of them past half of the window, once scrolling has paused for 10 ms', () => {
  watch();
  scrollTo(450);
  jest.advanceTimersByTime(10);
  expect(wanted).toEqual([]);
  scrollTo(451);
  jest.advanceTimersByTime(9);
  scrollTo(460);
  jest.advanceTimersByTime(9);
  expect(wanted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(wanted).toEqual(ids);
});

it('wants all of them at once where the browser has scrolled before', () => {
  Object.assign(window, { scrollY: 2000 });
  watch();
  expect(wanted).toEqual(ids);
});

it('wants all of them for paper', () => {
  watch();
  window.dispatchEvent(new Event('beforeprint'));
  expect(wanted).toEqual(ids);
});

/** What the address names arrives. Returns how often the page went there. */
async function arrive(root: HTMLElement): Promise<number> {
  const answer = document.createElement('p');
  answer.id = 'vraag';
  const goTo = jest.fn();
  answer.scrollIntoView = goTo;
  root.append(answer);
  await Promise.resolve();
  return goTo.mock.calls.length;
}

it('wants all of them for an address that names what is not there yet, and goes to it when it is', async () => {
  window.history.replaceState(null, '', '/#vraag');
  const root = showPage();
  watch(root);
  expect(wanted).toEqual(ids);
  window.dispatchEvent(new Event('scroll'));
  expect(await arrive(root)).toBe(1);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'pulls no reader back who has moved on by %s meanwhile',
  async (move) => {
    window.history.replaceState(null, '', '/#vraag');
    const root = showPage();
    watch(root);
    window.dispatchEvent(new Event(move));
    expect(await arrive(root)).toBe(0);
  },
);

it.each(['', '#here', '#%E0%A4%A'])('wants none of them for the address "%s"', (hash) => {
  window.history.replaceState(null, '', `/${hash}`);
  const root = showPage();
  const here = document.createElement('p');
  here.id = 'here';
  root.append(here);
  watch(root);
  expect(wanted).toEqual([]);
});

it('watches nothing when it has ended', () => {
  watch();
  end();
  scrollTo(2000);
  jest.advanceTimersByTime(10);
  window.dispatchEvent(new Event('beforeprint'));
  expect(wanted).toEqual([]);
});

import { onceUnseen } from './once-unseen';

type Callback = (entries: { isIntersecting: boolean }[]) => void;
const seen: { tell: Callback } = { tell: () => {} };
beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        seen.tell = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});

/** An element at a height of the window, with a paragraph below it. Without layout nothing has a place or a height. */
function placeAt(top: number): HTMLElement {
  document.body.innerHTML = '<div></div><p></p>';
  const [place, below] = document.body.children;
  if (!(place instanceof HTMLElement) || !below) throw new Error('There is no place.');
  Object.defineProperties(below, { offsetHeight: { value: 100 }, offsetParent: { value: document.body } });
  place.getBoundingClientRect = () => new DOMRect(0, top, 300, 0);
  return place;
}

test('what is out of sight may grow', () => {
  const grow = jest.fn();
  onceUnseen(placeAt(window.innerHeight + 500), grow);
  seen.tell([{ isIntersecting: false }]);
  expect(grow).toHaveBeenCalledTimes(1);
});

test('what has been scrolled into sight since it was observed may not, until it is gone again', () => {
  const grow = jest.fn();
  const place = placeAt(300);
  onceUnseen(place, grow);
  seen.tell([{ isIntersecting: false }]);
  seen.tell([{ isIntersecting: true }]);
  expect(grow).not.toHaveBeenCalled();
  place.getBoundingClientRect = () => new DOMRect(0, -900, 300, 0);
  seen.tell([{ isIntersecting: false }]);
  expect(grow).toHaveBeenCalledTimes(1);
});

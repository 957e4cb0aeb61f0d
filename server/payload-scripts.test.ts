import { loadCodeScript } from './payload-scripts';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const fetched = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Runs it as the script of an element of the page. */
function begin(): void {
  const element = document.createElement('script');
  element.dataset.code = files.join(' ');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Function(loadCodeScript)();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the code of a page', () => {
  it('is fetched after the first paint, each file once and in its order', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    begin();
    expect(fetched()).toEqual([]);
    frames[0]?.(0);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(fetched()).toEqual(files);
    jest.runAllTimers();
    expect(fetched()).toEqual(files);
  });

  it('is fetched all the same where nothing is painted', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    begin();
    jest.advanceTimersByTime(1000);
    expect(fetched()).toEqual(files);
  });

  it('is fetched at once for a page in the background', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    begin();
    expect(fetched()).toEqual(files);
  });

  it('is fetched for a page that was drawn ahead when somebody comes to it, and no sooner', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    begin();
    jest.runAllTimers();
    expect(fetched()).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(fetched()).toEqual(files);
  });
});

import { loadCodeScript, readCodeFiles } from './payload-scripts';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const fetched = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const begin = () => new Function(loadCodeScript(files))();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the code of a page', () => {
  it('can be read again from what fetches it', () => {
    expect(readCodeFiles(loadCodeScript(files))).toEqual(files);
    expect(readCodeFiles('self.__next_f.push([0])')).toBeNull();
  });

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

import { isWebView } from './web-view';
import { webViewScript } from './web-view-script';

/** What a browser does with the script of the head when it loads this address. */
function load(address: string): boolean {
  document.documentElement.removeAttribute('data-webview');
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = webViewScript;
  document.head.append(script);
  script.remove();
  return isWebView();
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  load('/');
});

it('is a page like any other without the parameter', () => {
  expect(load('/nl')).toBe(false);
  expect(load('/nl?webview=yes')).toBe(false);
});

it('lasts through full loads until it is ended', () => {
  expect(load('/nl?webview=1')).toBe(true);
  expect(load('/nl/basket')).toBe(true);
  expect(load('/nl?webview=0')).toBe(false);
  expect(load('/nl/basket')).toBe(false);
});

it('goes by the parameter alone where nothing may be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(load('/nl?webview=1')).toBe(true);
  expect(load('/nl')).toBe(false);
});

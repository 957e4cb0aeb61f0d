/** What is looked for on a page, by what people see and hear of it: `name` is a part of it, unless it is `whole`. */
export type Sought = { what: string; name: string; whole?: boolean };

/** A browser that Playwright cannot drive as people have it. */
export type OtherBrowser = {
  /** E.g. `Firefox 153.7`. */
  version(): Promise<string>;
  open(url: string): Promise<void>;
  /** A press as by a mouse, where the element stands. */
  press(sought: Sought): Promise<void>;
  type(sought: Sought, text: string): Promise<void>;
  /** Whether it is there and drawn. */
  sees(sought: Sought): Promise<boolean>;
  url(): Promise<string>;
  /** What an expression of JavaScript is in the page. */
  read(expression: string): Promise<unknown>;
  /** What it shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Runs in the page: the first such element that is drawn, and, to be pressed, that a press in its middle reaches, where it
 * was already when it was asked for. A step that opens takes the focus a moment later and scrolls: a press meets nothing.
 */
export function findInPage(what: string, name: string, isWhole: boolean, isToPress: boolean): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    if (!(element instanceof HTMLInputElement))
      return words(element.getAttribute('aria-label')) || words(element.textContent);
    return words(element.labels?.[0]?.textContent ?? element.getAttribute('aria-label'));
  };
  const isNamed = (element: Element) => (isWhole ? nameOf(element) === name : nameOf(element).includes(name));
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const isReached = (element: Element) => {
    const before = element.getBoundingClientRect();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit) && Math.abs(top - before.top) < 1 && Math.abs(left - before.left) < 1;
  };
  const named = [...document.querySelectorAll(what)].filter(
    (element) => isDrawn(element) && isNamed(element),
  );
  return named.find((element) => !isToPress || isReached(element)) ?? null;
}

/** Of a page that is slow, or still comes alive. */
export const patienceMs = 30_000;

/** Asks over and over until there is an answer. */
export async function until<T>(ask: () => Promise<T | null>, { what, name }: Sought): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    // While one page follows another there is none to be asked.
    const found = await ask().catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${what} “${name}”`);
}

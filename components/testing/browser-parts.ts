/** `<dialog>` and others as browsers have them and jsdom has not. To be called before a component is drawn. */
export function giveDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, input, a')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  });
}

/** jsdom draws nothing, so nothing scrolls. */
export function giveScrolling(): void {
  Element.prototype.scrollIntoView = () => {};
}

/** Notes instead of leaving, which jsdom cannot and tells on `console.error`. @returns how often it was left */
export function watchLeaving(): () => number {
  const told = jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!text.includes('navigation')) throw new Error(text);
  });
  return () => told.mock.calls.length;
}

/** jsdom does not know `<search>`, which React would tell of an element that a browser does not know. */
export function knowSearchElement(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
}

/** An observer of what is in sight, which jsdom has not. @returns what tells whoever watches last whether it is seen */
export function giveSight(): (isIntersecting: boolean) => void {
  type See = (entries: { isIntersecting: boolean }[]) => void;
  let see: See = () => {};
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: See) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  return (isIntersecting) => see([{ isIntersecting }]);
}

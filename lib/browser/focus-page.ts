/** For who has pressed what is gone with it and leaves nothing in its place: reads on at the top of the page, which stays where it is. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

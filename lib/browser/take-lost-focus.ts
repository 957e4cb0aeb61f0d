/**
 * For what appears in the place of a pressed control: takes the focus that fell to the page when the control was
 * removed, and leaves it alone when it is somewhere else. Used as a ref, or called with an element. The element needs
 * a `tabIndex`.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

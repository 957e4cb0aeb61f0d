/** Marks a part of the page that the server has drawn and whose code has not come yet. */
export const asleep = 'data-asleep';

let held: HTMLButtonElement | null = null;

/**
 * Notes a press of a button that nobody can answer yet. It would be lost: React stops it there. Where it would send a form,
 * it waits too; links, checkboxes and what opens a popover work by themselves.
 */
function hold(event: MouseEvent): void {
  const { target } = event;
  const place = `[${asleep}] button:not([popovertarget])`;
  held = target instanceof Element ? target.closest<HTMLButtonElement>(place) : null;
  if (held) event.preventDefault();
}

// From the first script on: whoever presses does not wait for React.
if (typeof window !== 'undefined') window.addEventListener('click', hold, true);

/** The part can answer from now on: presses the button that waits in it, if there is one. */
export function wake(part: Element): void {
  part.removeAttribute(asleep);
  const button = held;
  if (!button || !part.contains(button)) return;
  held = null;
  button.click();
}

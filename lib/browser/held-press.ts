/** Marks a part of the page that the server has drawn and whose code has not come yet. */
export const asleep = 'data-asleep';

/** Links with an answer of their own have `data-held`. */
const waiting = `[${asleep}] :is(button:not([popovertarget]), a[data-held])`;

let held: HTMLElement | null = null;

/**
 * Notes a press that nobody can answer yet, and keeps it from everybody: React would stop it there, or bring the part to
 * life for it and answer it, and it would be answered again when it is repeated. Where it would send a form, it waits too;
 * links, checkboxes and what opens a popover work by themselves.
 */
function hold(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = !(ctrlKey || metaKey || shiftKey || altKey);
  held = isPlain && target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
  if (!held) return;
  event.preventDefault();
  event.stopPropagation();
}

// From the first script on: whoever presses does not wait for React.
if (typeof window !== 'undefined') window.addEventListener('click', hold, true);

/** The part can answer from now on: repeats the press that waits in it, if there is one. */
export function wake(part: Element): void {
  part.removeAttribute(asleep);
  const pressed = held;
  if (!pressed || !part.contains(pressed)) return;
  held = null;
  pressed.click();
}

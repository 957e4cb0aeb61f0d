/** Part of the first load: keeps what is pressed until somebody can read it. */

const maxKept = 50;
const kept: Event[] = [];

/** A press that is held (`lib/browser/held-press.ts`) is repeated, and counts then. */
function keep(event: Event): void {
  if (!event.defaultPrevented && kept.length < maxKept) kept.push(event);
}

export function keepClicks(): void {
  document.addEventListener('click', keep, true);
}

/** What was pressed since; nothing is kept any more. */
export function takeClicks(): readonly Event[] {
  document.removeEventListener('click', keep, true);
  return kept.splice(0);
}

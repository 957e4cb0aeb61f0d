/** The line that gets the focus once it is drawn. Not state: a basket that was empty in between is drawn anew. */
let awaited: string | null = null;

export function lineTitleId(vsin: string): string {
  return `line-${vsin}`;
}

export function focusLineWhenDrawn(vsin: string | null): void {
  awaited = vsin;
}

/** To be called whenever lines have been drawn. */
export function focusAwaitedLine(): void {
  if (awaited === null) return;
  const title = document.getElementById(lineTitleId(awaited));
  if (!title) return;
  awaited = null;
  title.focus();
  // Notifications give the focus back to where it was before them as soon as it leaves them.
  if (document.activeElement !== title) title.focus();
}

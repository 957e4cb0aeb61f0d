export function lineTitleId(vsin: string): string {
  return `line-${vsin}`;
}

/** Gives the focus to the title of a line; false as long as the line is not drawn. */
export function focusLine(vsin: string): boolean {
  const title = document.getElementById(lineTitleId(vsin));
  if (!title) return false;
  title.focus();
  // Notifications give the focus back to where it was before them as soon as it leaves them.
  if (document.activeElement !== title) title.focus();
  return true;
}

/** §9: a press beside a drawer closes it, but not the second half of the double press that opened it. */
const guardMs = 250;

/** Keeps a `<dialog>` that has just been opened from being closed by a press beside it for a moment. */
export function guardOutside(dialog: HTMLDialogElement): () => void {
  dialog.setAttribute('closedby', 'closerequest');
  const timer = setTimeout(() => dialog.setAttribute('closedby', 'any'), guardMs);
  return () => clearTimeout(timer);
}

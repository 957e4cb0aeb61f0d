/** Opens a `<dialog>` that the server has drawn. */
export function openDialog(dialogId: string): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Id of the `<dialog>` in the footer that says what the shop keeps in the browser. */
export const cookieDialogId = 'cookie-settings';

export function openCookieSettings(): void {
  const dialog = document.getElementById(cookieDialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Id of the `<dialog>` in the footer that says what the shop keeps in the browser. */
export const cookieDialogId = 'cookie-settings';

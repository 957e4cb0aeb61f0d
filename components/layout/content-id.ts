/** Id of `<main>`; the first stop of the keyboard leads there. */
export const contentId = 'content';

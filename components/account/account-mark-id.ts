/** Inside the person of the header: what says who is signed in, which no cached page can know. */
export const accountMarkId = 'account-mark';

/** Where the card is seen: the server draws it there before anything is typed. */
export const cardPlaceId = 'gift-card';

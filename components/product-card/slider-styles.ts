/** Product cards in a row that scrolls sideways. On a phone it runs to the edge of the screen: it goes on. */
export const sliderStyles = {
  row: 'card-row',
  card: 'slide',
  /** In the place of a card: a well with the name below it. */
  name: 'slide slide-name',
} as const;

export const sliderSizes =
  '(min-width: 1440px) 320px, (min-width: 1300px) 22vw, (min-width: 993px) 30vw, (min-width: 768px) 38vw, 62vw';

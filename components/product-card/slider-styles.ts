/** Product cards in a row that scrolls sideways. On a phone it runs to the edge of the screen: it goes on. */
export const sliderStyles = {
  row: 'max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter',
  card: 'w-[62%] shrink-0 snap-start sm:w-[38%] md:w-[calc((100%-3rem)/3)] lg:w-[calc((100%-4.5rem)/4)]',
} as const;

export const sliderSizes =
  '(min-width: 1440px) 320px, (min-width: 1300px) 22vw, (min-width: 993px) 30vw, (min-width: 768px) 38vw, 62vw';

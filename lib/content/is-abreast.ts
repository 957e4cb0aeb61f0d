/** Whether tiles stand in threes on a tablet: rows of two would leave one over. Places have hours, which want the room of two. */
export const isAbreast = (tiles: readonly { mapsLink?: string | null }[]): boolean =>
  tiles.length % 3 === 0 && tiles.length % 2 === 1 && tiles.every(({ mapsLink }) => !mapsLink);

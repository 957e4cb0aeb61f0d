/** How a day of the year is written. */
export type DateWords = {
  /** As they stand inside a date. */
  months: readonly string[];
  /** Behind the day where it is written as an ordinal: `12. Dezember`. */
  dayMark: '' | '.';
};

/** The table, which takes the focus of a column that has just gone. */
export const comparedId = 'compared';

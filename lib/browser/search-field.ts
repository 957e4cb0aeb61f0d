/** The search field in the header. */
export const searchFieldId = 'search-term';

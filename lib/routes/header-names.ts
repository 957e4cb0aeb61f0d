/** What a rendered page shows, for the page cache of `server/`, which removes it. */
export const tagsHeader = 'x-linden-tags';
/** `self` on a page that our own pages may show in a frame, for `server/`, which removes it. */
export const frameHeader = 'x-linden-frame';
/** Whether the page cache knew a page, for tests and operators. */
export const cacheHeader = 'x-linden-cache';
/** The visitor's role as the browser tells it. It steers redirects and authorises nothing. */
export const roleCookie = 'linden-role';
/** `narrow` where the window was at most 992 px wide when it was last measured. It chooses the document of content pages. */
export const windowCookie = 'linden-window';

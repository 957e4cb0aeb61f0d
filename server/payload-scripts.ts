/** `?inline=1` asks for a page with its scripts in it. */
export const inlineQuery = 'inline=1';

/**
 * Stands in for a payload that is no longer known and cannot be made again: the page has changed since. It asks for the page
 * in one piece, once.
 */
export const recoverScript =
  `(function(){var u=new URL(location.href);if(u.searchParams.has('inline'))return;` +
  `u.searchParams.set('inline','1');location.replace(u)})()`;

/** Runs first in such a page: nobody shall see, share or come back to that address. */
export const recoverAddressScript = "history.replaceState(history.state,'',location.pathname+location.hash)";

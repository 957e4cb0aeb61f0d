/** What the root element has while the basket page is shown to a newcomer. */
export const newcomerAttribute = 'data-newcomer';

/**
 * Runs in the basket page, which is the same for everyone, before its states are read. A newcomer is whoever follows no link of a
 * shared basket, and whose browser keeps no session, none that has ended, and no order to pay (`lib/api/tokens.ts`,
 * `ended-session.ts`, `open-order.ts`), on whichever of our sites. They see at the first paint that their basket is empty, and
 * wait for no code and no answer.
 */
export const newcomerScript =
  `(function(){try{if(!location.search&&!Object.keys(localStorage).some(function(k){return/^linden\\..*\\.(token|session-ended|open-order)$/.test(k)}))` +
  `document.documentElement.setAttribute('${newcomerAttribute}','')}catch(e){}})()`;

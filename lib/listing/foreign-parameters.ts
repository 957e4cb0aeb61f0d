/** Parameters that belong to others: campaigns (Google, Meta, Microsoft, TikTok, Mailchimp), the router, pages inside the mobile app. */
const foreignKeys =
  /^(utm_\w+|gad_\w+|_g[al]|[gd]clid|gclsrc|[gw]braid|srsltid|fbclid|igshid|msclkid|ttclid|mc_[ce]id|_rsc|webview)$/;

/** @returns those of a listing, and those of others that an address keeps wherever it leads */
export function splitQuery(query: URLSearchParams): { own: URLSearchParams; foreign: URLSearchParams } {
  const own = new URLSearchParams();
  const foreign = new URLSearchParams();
  for (const [key, value] of query) (foreignKeys.test(key) ? foreign : own).append(key, value);
  // The router adds its own to each address.
  foreign.delete('_rsc');
  return { own, foreign };
}

/** @param address a path that may have a query */
export function withParameters(address: string, more: URLSearchParams): string {
  return more.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${more}` : address;
}

/** Apps open the shop with `?webview=1`, and `?webview=0` ends it (§2). */
export const webViewParameter = 'webview';

/**
 * Runs in the head of every page, which is the same for everyone, before anything is painted. The tab remembers: apps
 * reload, and come back from payment pages. Other tabs of the browser stay as they are.
 */
export const webViewScript =
  `(function(){var v=new URLSearchParams(location.search).get('${webViewParameter}');` +
  `try{var s=sessionStorage,k='linden.webview';if(v==='1')s.setItem(k,v);else if(v==='0')s.removeItem(k);else v=s.getItem(k)}catch(e){}` +
  `if(v==='1')document.documentElement.setAttribute('data-webview','')})()`;

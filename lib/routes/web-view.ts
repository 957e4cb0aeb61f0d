/** Whether an app shows the page, which has header and footer of its own (§2). Decided before the first paint. */
export function isWebView(): boolean {
  return document.documentElement.hasAttribute('data-webview');
}

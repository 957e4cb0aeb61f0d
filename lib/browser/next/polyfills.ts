/** What the oldest browsers of this shop lack of Next's polyfills: Chrome before 120, Firefox before 115, Safari before 17. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

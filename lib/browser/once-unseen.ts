/** Whether something of the page's flow comes after it, which it would move by growing. */
function isFollowed(element: Element): boolean {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      // Only what is fixed to the window has no parent of its place.
      if (next instanceof HTMLElement && next.offsetParent && next.offsetHeight > 0) return true;
  return false;
}

/** Where it is now: what an observer tells was so a frame ago, before the window was scrolled on. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/** Calls back as soon as nobody sees anything move when the element grows. Returns what calls it off. */
export function onceUnseen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    const isSeen = entry?.isIntersecting || isInWindow(element);
    if (!entry || (isSeen && isFollowed(element))) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Around the element, up to the body. */
function* parentsOf(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at.parentElement) yield at.parentElement;
}

/** All that is neither the element nor around it, and can be reached. */
function othersThan(element: Element): Element[] {
  return [...parentsOf(element)]
    .flatMap((parent) => [...parent.children])
    .filter((one) => !one.contains(element) && !one.hasAttribute('inert'));
}

/**
 * Makes a popover that covers the screen as modal as a `<dialog>`: the page behind is out of reach, the focus moves in,
 * and back to the button that opens it. Unlike a modal dialog it is painted before the page behind it gets its style
 * anew. Returns what undoes it. `data-behind` of the page keeps it where it is meanwhile (app/globals.css).
 */
export function actModal(element: HTMLElement): () => void {
  let hidden: Element[] = [];
  let isHeld = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hideOthers = () => {
    const others = othersThan(element);
    for (const other of others) other.setAttribute('inert', '');
    hidden.push(...others);
  };
  // What comes to the page meanwhile is behind too.
  const watcher = new MutationObserver(hideOthers);
  const seal = () => {
    hideOthers();
    for (const parent of parentsOf(element)) watcher.observe(parent, { childList: true });
  };
  const holdPage = () => {
    isHeld = true;
    document.documentElement.dataset.behind = '';
  };
  const release = () => {
    // Another one may hold it meanwhile.
    if (isHeld) delete document.documentElement.dataset.behind;
    isHeld = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    watcher.disconnect();
    for (const other of hidden) other.removeAttribute('inert');
    hidden = [];
    element.removeAttribute('role');
    element.removeAttribute('aria-modal');
  };
  // Before it closes, as the browser gives the focus back then, and what is inert cannot take it.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') release();
    else holdPage();
  };
  const onToggle = () => {
    const isFocusInside = element.contains(document.activeElement);
    if (element.matches(':popover-open')) {
      holdPage();
      element.setAttribute('role', 'dialog');
      element.setAttribute('aria-modal', 'true');
      if (!isFocusInside) element.querySelector('button')?.focus();
      frame = requestAnimationFrame(() => {
        timer = setTimeout(seal);
      });
    } else if (isFocusInside || document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(
          `[popovertarget="${element.id}"]:not([popovertargetaction]), [commandfor="${element.id}"]`,
        )
        ?.focus();
  };

  // Opened before its code had come.
  if (element.matches(':popover-open')) onToggle();
  element.addEventListener('beforetoggle', onBeforeToggle);
  element.addEventListener('toggle', onToggle);
  return () => {
    release();
    element.removeEventListener('beforetoggle', onBeforeToggle);
    element.removeEventListener('toggle', onToggle);
  };
}

/** The script that is on its way, or a new one. */
function scriptOf(address: string): HTMLScriptElement {
  const { href } = new URL(address, document.baseURI);
  for (const known of document.head.querySelectorAll('script')) if (known.src === href) return known;
  const script = document.createElement('script');
  script.src = href;
  document.head.append(script);
  return script;
}

/**
 * Runs a script of somebody else, once, and gives what it leaves behind.
 * @param read what it leaves; undefined while it has not run
 * @throws when it cannot be had or leaves nothing; it may be loaded again then
 */
export async function loadScript<T>(address: string, read: () => T | undefined): Promise<T> {
  const known = read();
  if (known) return known;
  const script = scriptOf(address);
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  const found = read();
  if (found) return found;
  script.remove();
  throw new Error(`nothing usable at ${address}`);
}

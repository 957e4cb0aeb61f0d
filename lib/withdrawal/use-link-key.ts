import { useEffect, useState } from 'react';

const parameter = 'key';

function readKey(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get(parameter) ?? '';
}

/**
 * The key behind the `#` of the link in a mail; empty without one. It is taken out of the address at once, so that
 * neither history nor whoever is shown or sent the address gets it; the tab remembers it with the draft.
 */
export function useLinkKey(): string {
  const [key, setKey] = useState(readKey);
  useEffect(() => {
    const take = () => {
      const found = readKey();
      if (!found) return;
      setKey(found);
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return key;
}

import { useEffect, useState } from 'react';

/** A page that the browser draws ahead is no visit until somebody sees it. */
function isDrawnAhead(): boolean {
  return Reflect.get(document, 'prerendering') === true;
}

/** How often this document has been come to: 0 while nobody sees it, one more each time the browser brings it back. */
export function useVisits(): number {
  const [visits, setVisits] = useState(() => (isDrawnAhead() ? 0 : 1));
  useEffect(() => {
    const come = () => setVisits((count) => count + 1);
    const comeBack = (event: PageTransitionEvent) => event.persisted && come();
    document.addEventListener('prerenderingchange', come, { once: true });
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('prerenderingchange', come);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  return visits;
}

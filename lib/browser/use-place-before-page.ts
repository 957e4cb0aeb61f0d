import { useEffect, useState } from 'react';

/** The first thing a keyboard reaches, wherever late parts stand. */
export function usePlaceBeforePage(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    document.body.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}

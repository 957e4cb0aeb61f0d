import { useEffect, useState } from 'react';

/** Says `value` once it has stayed the same for so long: nobody is asked about half a word or house number. */
export function useSettled(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

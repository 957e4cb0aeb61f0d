import { useSearchParams } from 'next/navigation';
import { useMemo, useSyncExternalStore } from 'react';
import type { Proof } from './models';

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** `#key=` of the link in a mail, which stays in the address: it opens no more than reviews; else `?orderId=`. */
export function useProof(): Proof {
  const orderId = useSearchParams().get('orderId');
  const hash = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => '',
  );
  return useMemo(() => {
    const key = new URLSearchParams(hash.slice(1)).get('key');
    return key ? { key } : orderId ? { orderId } : {};
  }, [hash, orderId]);
}

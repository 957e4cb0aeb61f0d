/** Tells the islands of this document that another visitor is signed in; other tabs hear of it by their storage. */
const listeners = new Set<() => void>();

export function announceIdentity(): void {
  for (const listener of listeners) listener();
}

/** Returns the function that ends listening. */
export function onIdentityChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

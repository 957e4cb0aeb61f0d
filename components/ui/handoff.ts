/**
 * Hands a value from a page to the one that replaces it in the same moment; a later one finds nothing. Kept
 * outside of React: the two pages have only the layout of the shop in common, and what lives for one commit is no
 * state of the layout, nor of the history, to which Back would return.
 */
export function createHandoff<Value>() {
  let left: Value | null = null;
  return {
    leave(value: Value) {
      left = value;
      setTimeout(() => {
        left = null;
      });
    },
    take(): Value | null {
      const value = left;
      left = null;
      return value;
    },
  };
}

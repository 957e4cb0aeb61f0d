/** Carries something from a page to the one that takes its place in the same moment; a later one finds nothing. */
export function createHandover<Value>() {
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

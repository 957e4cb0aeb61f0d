/** A page in the background paints nothing, and must not wait for ever. */
const longestWaitMs = 100;

/** Calls back once what has just changed is painted: a press shows at once, whatever is done about it. */
export function afterPaint(callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (isCalled) return;
    isCalled = true;
    callback();
  };
  requestAnimationFrame(() => setTimeout(call));
  setTimeout(call, longestWaitMs);
}

import { whenIdle } from './when-idle';

/** Calls back once the page is there with its pictures and has nothing else to do. Returns what calls it off. */
export function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let callOff = () => {};
  const wait = () => {
    callOff = whenIdle(callback);
  };
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff();
  };
}

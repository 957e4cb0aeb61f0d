import { act } from '@testing-library/react';

type See = (entries: { isIntersecting: boolean }[]) => void;

/** Idle times and sight, which jsdom has not: all that is observed is in sight or out of it, and out of it at first. */
export function giveQuietPage() {
  const idle: (() => void)[] = [];
  let isInSight = false;
  class Sight {
    private readonly see: See;
    constructor(see: See) {
      this.see = see;
    }
    observe(): void {
      this.see([{ isIntersecting: isInSight }]);
    }
    disconnect(): void {}
  }
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: () => {},
    IntersectionObserver: Sight,
    ResizeObserver: Sight,
  });
  return {
    becomeIdle: () => act(async () => idle.splice(0).forEach((callback) => void callback())),
    setInSight: (value: boolean) => {
      isInSight = value;
    },
    /** Forgets who waits. */
    reset: () => {
      idle.length = 0;
      isInSight = false;
    },
  };
}

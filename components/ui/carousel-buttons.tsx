'use client';

import { useEffect, useState } from 'react';
import { Icon } from './icon';

type Props = { targetId: string; labels: { previous: string; next: string } };
type Reach = { hasPrevious: boolean; hasNext: boolean };

const button =
  'absolute top-1/3 z-1 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-sand bg-white shadow-float ' +
  'transition-opacity hover:border-ink disabled:pointer-events-none disabled:opacity-0';

function reachOf(list: HTMLElement): Reach {
  const end = list.scrollWidth - list.clientWidth;
  return { hasPrevious: list.scrollLeft > 4, hasNext: list.scrollLeft < end - 4 };
}

/** Arrows that scroll a carousel by one view; none where everything fits. */
export function CarouselButtons({ targetId, labels }: Props) {
  const [reach, setReach] = useState<Reach>({ hasPrevious: false, hasNext: false });

  useEffect(() => {
    const list = document.getElementById(targetId);
    if (!list) return;
    const measure = () => setReach(reachOf(list));
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [targetId]);

  const turn = (direction: 1 | -1) => {
    const list = document.getElementById(targetId);
    list?.scrollBy({ left: direction * list.clientWidth * 0.9 });
  };

  if (!reach.hasPrevious && !reach.hasNext) return null;
  return (
    <div className="hidden md:block">
      <button
        type="button"
        aria-controls={targetId}
        aria-label={labels.previous}
        disabled={!reach.hasPrevious}
        onClick={() => turn(-1)}
        className={`${button} left-0`}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-controls={targetId}
        aria-label={labels.next}
        disabled={!reach.hasNext}
        onClick={() => turn(1)}
        className={`${button} right-0`}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CarouselButtons } from './carousel-buttons';

type Props = {
  id: string;
  /** Says what scrolls: the heading above it. */
  label: string;
  labels: { previous: string; next: string };
  /** `<li>` elements with their own width. */
  children: ReactNode;
  className?: string;
};

/** A row that scrolls sideways and snaps; the buttons are an addition for pointers. */
export function Carousel({ id, label, labels, children, className }: Props) {
  return (
    <div className="relative">
      {/* Its cards hold links, so the keyboard reaches and scrolls it. */}
      <ul id={id} data-list={id} aria-label={label} className={clsx('carousel carousel-gaps', className)}>
        {children}
      </ul>
      <CarouselButtons targetId={id} labels={labels} />
    </div>
  );
}

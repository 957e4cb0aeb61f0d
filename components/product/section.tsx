import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page below the fold, drawn when it comes near. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="drawn-later product-part">
      <h2 id={`${id}-title`} className="heading product-part-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page below the fold, drawn when it comes near. */
export function Section({ id, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="drawn-later -mx-(--spacing-gutter) px-(--spacing-gutter) pb-8 md:pb-12"
    >
      <h2 id={`${id}-title`} className="heading mb-5 border-t border-sand pt-8 text-2xl md:pt-12">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page below the fold. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-sand py-8 md:py-12">
      <h2 id={`${id}-title`} className="heading mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

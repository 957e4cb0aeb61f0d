import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page below the fold, with its heading at the side on wide screens. */
export function Section({ id, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className="grid gap-x-8 gap-y-4 border-t border-sand py-10 md:grid-cols-[16rem_minmax(0,1fr)] md:py-14"
    >
      <h2 id={`${id}-titel`} className="heading text-2xl">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

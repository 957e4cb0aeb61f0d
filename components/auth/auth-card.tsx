import type { ReactNode } from 'react';

/** The middle column of the pages under `/auth`. */
export function AuthCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md py-4 md:py-10">
      <h1 className="heading text-3xl md:text-4xl">{title}</h1>
      {intro && <p className="mt-3 text-stone">{intro}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}

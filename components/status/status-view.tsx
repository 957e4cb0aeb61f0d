import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: string;
  /** Links or buttons for the next step. */
  actions: ReactNode;
  note?: string;
  /** Further ways on. */
  more?: ReactNode;
  picture?: ReactNode;
};

export const statusStyles = 'page-width grid items-center gap-8 py-section md:grid-cols-2 md:gap-16';

/** What happened and what to do next: the 404, 503 and error pages. */
export function StatusView(props: Props) {
  return (
    <div className={statusStyles}>
      <StatusContent {...props} />
    </div>
  );
}

/** What stands in it. */
export function StatusContent({ title, text, actions, note, more, picture }: Props) {
  return (
    <>
      <div className="max-w-136">
        <h1 className="heading text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-stone">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
        {note && <p className="mt-6 text-sm text-stone">{note}</p>}
        {more}
      </div>
      {picture && <div className="overflow-hidden rounded-sm bg-linen">{picture}</div>}
    </>
  );
}

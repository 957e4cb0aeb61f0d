import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './design.module.css';

export type Width = 'wide' | 'full' | 'icons';

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className="heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One primitive and the frames that show it. */
export function Example({ title, width, children }: { title: string; width?: Width; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3>{title}</h3>
      <div className={clsx(styles.frames, width && styles[width])}>{children}</div>
    </div>
  );
}

/** What is drawn, with the state it is in. `show` names pseudo-classes for `ShowStates`. */
export function Frame({ name, show, children }: { name: string; show?: string; children: ReactNode }) {
  return (
    <figure className={styles.frame} data-show={show}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

const pointerStates = {
  rest: undefined,
  hover: 'hover',
  'focus-visible': 'focus-visible',
  active: 'hover active',
};

/** The states a pointer or the keyboard brings about, side by side. */
export function States({ children }: { children: (state: string) => ReactNode }) {
  return Object.entries(pointerStates).map(([state, show]) => (
    <Frame key={state} name={state} show={show}>
      {children(state)}
    </Frame>
  ));
}

import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id?: string;
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Sections with the same group close each other. */
  group?: string;
  className?: string;
};

/** One section that opens; works without client code. */
export function AccordionItem({ id, title, children, isOpen, group, className }: Props) {
  return (
    <details id={id} open={isOpen} name={group} className={clsx('accordion', className)}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('border-t border-sand', className)}>{children}</div>;
}

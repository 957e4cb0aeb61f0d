import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

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
    <details id={id} open={isOpen} name={group} className={clsx('group border-b border-sand', className)}>
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-4 font-medium hover:text-linden">
        {title}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6 text-stone">{children}</div>
    </details>
  );
}

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('border-t border-sand', className)}>{children}</div>;
}

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

export type AlertTone = 'info' | 'success' | 'error';

const looks: Record<AlertTone, { icon: IconName; colours: string }> = {
  info: { icon: 'info', colours: 'border-sand bg-linen' },
  success: { icon: 'circle-check', colours: 'border-linden bg-linden-soft' },
  error: { icon: 'triangle-exclamation-point', colours: 'border-terracotta bg-terracotta-soft' },
};

type Props = Omit<ComponentProps<'div'>, 'title'> & { tone?: AlertTone; title?: ReactNode };

/** A message in the page. An error is announced at once when it appears. */
export function Alert({ tone = 'info', title, children, className, ...props }: Props) {
  const { icon, colours } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      {...props}
      className={clsx('flex gap-3 rounded-md border p-4', colours, className)}
    >
      <Icon name={icon} className={clsx('mt-0.5', tone === 'error' && 'text-terracotta')} />
      <div className="min-w-0 grow whitespace-pre-line">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  );
}

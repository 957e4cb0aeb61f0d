import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = ComponentProps<'button'> & { icon: IconName; label: string; iconSize?: number };

/** A round button that shows only an icon; 44 px, so that a thumb finds it. */
export function IconButton({ icon, label, iconSize = 22, className, ...props }: Props) {
  return (
    <button type="button" {...props} aria-label={label} className={clsx('icon-button', className)}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

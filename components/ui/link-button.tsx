import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';
import { Link } from './link';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: Props) {
  return <Link {...props} className={buttonStyles(variant, size, className)} />;
}

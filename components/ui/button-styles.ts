import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
};

const sizes: Record<ButtonSize, string> = { sm: 'button-sm', md: 'button-md', lg: 'button-lg' };

/** The look of a button; also for links and for `<summary>`. What the words stand for is in app/looks/controls.css. */
export function buttonStyles(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
) {
  return clsx('button', variants[variant], variant !== 'quiet' && sizes[size], className);
}

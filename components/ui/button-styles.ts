import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md font-medium text-center select-none ' +
  'transition-[background-color,border-color,color,opacity] disabled:cursor-not-allowed ' +
  'aria-disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-linden text-white hover:bg-linden-dark active:bg-ink disabled:bg-sand disabled:text-stone ' +
    'border border-transparent',
  secondary:
    'bg-white text-ink border border-edge hover:border-ink active:bg-linen disabled:text-stone ' +
    'disabled:border-sand disabled:bg-linen',
  quiet:
    'text-ink underline underline-offset-4 decoration-1 hover:decoration-2 active:text-linden-dark ' +
    'disabled:text-stone disabled:no-underline',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-6 py-2.5',
  lg: 'min-h-14 px-8 py-3 text-lg',
};

/** The look of a button; also for links and for `<summary>`. */
export function buttonStyles(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
) {
  return clsx(
    base,
    variants[variant],
    variant === 'quiet' ? '-mx-1 min-h-10 px-1 text-sm' : sizes[size],
    className,
  );
}

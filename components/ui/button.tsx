import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';
import { Spinner } from './spinner';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps its width and shows a spinner; clicks are ignored, the focus stays. */
  isLoading?: boolean;
};

export function Button({ variant, size, isLoading = false, className, children, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      className={buttonStyles(variant, size, className)}
    >
      <span className={isLoading ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

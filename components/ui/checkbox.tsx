import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-frame';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string;
  label: ReactNode;
  /** Shown at the end of the line, e.g. a count. */
  aside?: ReactNode;
  error?: string;
};

export function Checkbox({ id, label, aside, error, className, ...input }: Props) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={clsx(
          'flex min-h-9 items-start gap-3 py-1.5',
          input.disabled && 'cursor-not-allowed text-stone',
        )}
      >
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-linden"
        />
        <span className="grow">{label}</span>
        {aside && <span className="text-sm text-stone">{aside}</span>}
      </label>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

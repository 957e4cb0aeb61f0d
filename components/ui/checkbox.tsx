import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-frame';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Shown at the end of the line, e.g. a count. */
  aside?: ReactNode;
  /** Needs an id. */
  error?: string;
};

export function Checkbox({ id, label, aside, error, className, ...input }: Props) {
  return (
    <div className={className}>
      <label className={clsx('check-line', input.disabled && 'cursor-not-allowed text-stone')}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="grow">{label}</span>
        {aside && <span className="text-sm text-stone">{aside}</span>}
      </label>
      {id && error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

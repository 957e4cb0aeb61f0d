import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type FieldTexts = {
  /** Id of the control; hint and error derive theirs from it. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** "(optioneel)", shown after the label. */
  optionalLabel?: string;
};

export function describedBy({ id, hint, error }: FieldTexts): string | undefined {
  return clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-terracotta">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5" />
      {text}
    </p>
  );
}

/** Label above, control, then hint and error below. */
export function FieldFrame(props: FieldTexts & { children: ReactNode; className?: string }) {
  const { id, label, hint, error, optionalLabel, children, className } = props;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {optionalLabel && <span className="font-normal text-stone"> {optionalLabel}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-balance text-stone">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

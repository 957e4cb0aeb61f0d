import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

type Props = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

/**
 * A line of text with its label. Takes what `register()` of react-hook-form gives. Read out as required unless it says
 * that it is optional.
 */
export function Field({ id, label, hint, error, optionalLabel, className, ...input }: Props) {
  const texts = { id, label, hint, error, optionalLabel };
  return (
    <FieldFrame {...texts} className={className}>
      <input
        type="text"
        aria-required={optionalLabel ? undefined : true}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(texts)}
        className="control"
      />
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** Several lines of text with their label, like a `Field` of one. */
export function TextArea({ id, label, hint, error, optionalLabel, className, ...area }: Props) {
  const texts = { id, label, hint, error, optionalLabel };
  return (
    <FieldFrame {...texts} className={className}>
      <textarea
        rows={3}
        aria-required={optionalLabel ? undefined : true}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(texts)}
        className="control"
      />
    </FieldFrame>
  );
}

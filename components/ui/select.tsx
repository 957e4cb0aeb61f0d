import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import { Icon } from './icon';

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldTexts & { options: readonly { value: string; title: string }[] };

/** The browser's own list, with its label. */
export function Select({ id, label, hint, error, optionalLabel, className, options, ...select }: Props) {
  const texts = { id, label, hint, error, optionalLabel };
  return (
    <FieldFrame {...texts} className={className}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(texts)}
          className="control select"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}

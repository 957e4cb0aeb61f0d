import clsx from 'clsx';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { FieldError } from './field-frame';

export type RadioOption = {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the first line, e.g. a price or a mark. */
  aside?: ReactNode;
  isDisabled?: boolean;
  /** Below it, what this choice asks further. */
  more?: ReactNode;
};

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> & {
  id: string;
  legend: string;
  /** Hides the legend where a heading says the same. */
  isLegendHidden?: boolean;
  options: readonly RadioOption[];
  /** The chosen value when the form is controlled; leave out with `register()`. */
  value?: string;
  defaultValue?: string;
  error?: string;
  /** Side by side: two short ones, below each other where their words need it, or several of two or three a row. */
  beside?: 'two' | 'several';
};

const rows = {
  none: 'grid gap-3',
  two: 'flex flex-wrap gap-4',
  several: 'grid grid-cols-2 gap-3 xs:grid-cols-3',
} as const;

/** One choice out of few, each in a box of its own. */
export function RadioGroup(props: Props) {
  const { id, legend, isLegendHidden, options, value, defaultValue, error, beside, className, ...input } =
    props;
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className={rows[beside ?? 'none']}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label
              htmlFor={`${id}-${option.value}`}
              className={clsx(
                'flex items-start gap-3 rounded-md border border-edge bg-white p-4 transition-colors hover:border-ink',
                'has-checked:border-linden has-checked:bg-linden-soft has-checked:ring-1 has-checked:ring-linden',
                'has-disabled:cursor-not-allowed has-disabled:border-sand has-disabled:text-stone',
                beside === 'two' && 'grow basis-28',
              )}
            >
              <input
                {...input}
                id={`${id}-${option.value}`}
                type="radio"
                value={option.value}
                disabled={option.isDisabled ?? input.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-linden"
              />
              <span className="grow">
                <span className="flex justify-between gap-4">
                  <span className="font-medium">{option.title}</span>
                  {option.aside && <span className="tabular shrink-0">{option.aside}</span>}
                </span>
                {option.description && (
                  <span className="mt-0.5 block text-sm text-stone">{option.description}</span>
                )}
              </span>
            </label>
            {option.more}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}

'use client';

import { Icon } from './icon';

type Props = {
  value: number;
  max: number;
  min?: number;
  onChange: (value: number) => void;
  labels: { decrease: string; increase: string; quantity: string };
  isDisabled?: boolean;
};

const button =
  'grid w-11 place-items-center transition-colors hover:bg-linen active:bg-sand disabled:cursor-not-allowed ' +
  'disabled:text-edge disabled:hover:bg-transparent first:rounded-l-md last:rounded-r-md';

export function QuantityStepper({ value, max, min = 1, onChange, labels, isDisabled = false }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend to three small controls.
    <div
      role="group"
      aria-label={labels.quantity}
      className="inline-flex h-12 rounded-md border border-edge bg-white"
    >
      <button
        type="button"
        className={button}
        aria-label={labels.decrease}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite" className="tabular grid min-w-9 place-items-center font-medium">
        {value}
      </output>
      <button
        type="button"
        className={button}
        aria-label={labels.increase}
        disabled={isDisabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

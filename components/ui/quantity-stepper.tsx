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

type StepProps = { icon: 'minus' | 'plus'; label: string; isDisabled: boolean; onPress: () => void };

/** Stays focusable at the end of the range: a disabled button would drop the focus of whoever just pressed it. */
function Step({ icon, label, isDisabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

export function QuantityStepper({ value, max, min = 1, onChange, labels, isDisabled = false }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend to three small controls.
    <div role="group" aria-label={labels.quantity} className="stepper">
      <Step
        icon="minus"
        label={labels.decrease}
        isDisabled={isDisabled || value <= min}
        onPress={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="tabular">
        {value}
      </output>
      <Step
        icon="plus"
        label={labels.increase}
        isDisabled={isDisabled || value >= max}
        onPress={() => onChange(value + 1)}
      />
    </div>
  );
}

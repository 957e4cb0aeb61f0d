import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { RefusedField } from './use-withdrawal';

/** Shows beside its field what the API has refused; the first one takes the focus. */
export function useRefusedFields<Form extends FieldValues>(
  { setError }: Pick<UseFormReturn<Form>, 'setError'>,
  refused: readonly RefusedField[],
  fields: readonly Path<Form>[],
): void {
  const show = useEffectEvent(() => {
    for (const [index, { field, message }] of refused.entries()) {
      const name = fields.find((own) => own === field);
      if (name) setError(name, { type: 'api', message }, { shouldFocus: index === 0 });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => show(), [refused]);
}

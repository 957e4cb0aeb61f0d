import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Reports the values of the form, whenever something was typed or chosen. */
export function useToldChanges<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
  onChange: (values: T) => void,
): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell.current(values) }),
    [subscribe],
  );
}
